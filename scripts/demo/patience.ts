/** Waiting for what takes its time on a machine that has much to do. */

/** What is waited for: whether it is there, how far it has come, and how one pauses between two looks. */
export interface Awaited {
  isThere(): Promise<boolean>;
  headway(): number;
  pause(): Promise<unknown>;
}

/** Looks until it is there; gives up (false) where so many looks one after the other saw no headway. */
export async function waitPatiently({ isThere, headway, pause }: Awaited, looks: number): Promise<boolean> {
  let known = headway();
  for (let idle = 0; !(await isThere()); idle++) {
    const now = headway();
    if (now !== known) idle = 0;
    else if (idle >= looks) return false;
    known = now;
    await pause();
  }
  return true;
}
