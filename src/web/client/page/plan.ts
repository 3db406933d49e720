/**
 * Lines of a plan are put in another order by dragging. It presses what the buttons up and down of a line
 * send; with the keyboard and without a mouse those are used.
 */

/** Lets the lines that the page shows be dragged; anew for every page that is turned. */
export function dragLines(page: Document): void {
  const list = page.querySelector<HTMLElement>('[data-plan]');
  if (list === null) return;
  const lines = [...list.querySelectorAll<HTMLElement>('[data-line]')];
  let dragged: HTMLElement | undefined;
  for (const line of lines) {
    line.draggable = true;
    line.addEventListener('dragstart', (event) => {
      dragged = line;
      event.dataTransfer?.setData('text/plain', line.dataset.line ?? '');
    });
    line.addEventListener('dragover', (event) => {
      if (dragged === undefined || dragged === line) return;
      event.preventDefault();
      line.classList.add('over-it');
    });
    line.addEventListener('dragleave', () => line.classList.remove('over-it'));
    line.addEventListener('drop', (event) => {
      event.preventDefault();
      line.classList.remove('over-it');
      if (dragged !== undefined && dragged !== line)
        move(list, dragged, lines.indexOf(line) - lines.indexOf(dragged));
    });
    line.addEventListener('dragend', () => {
      dragged = undefined;
    });
  }
}

function move(list: HTMLElement, line: HTMLElement, by: number): void {
  const page = list.ownerDocument;
  const form = Object.assign(page.createElement('form'), { method: 'post', action: list.dataset.plan ?? '' });
  const fields = { revision: list.dataset.revision, act: 'move', no: line.dataset.line, by: String(by) };
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(page.createElement('input'), { type: 'hidden', name, value: value ?? '' }));
  form.hidden = true;
  list.after(form);
  form.requestSubmit();
}
