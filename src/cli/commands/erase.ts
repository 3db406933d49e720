/** `denrei erase`: name and address of a person go from the database. */
import { CommandError, EXIT, type Exit } from '../fault.js';
import { inHouse } from '../service.js';
import { print, type Terminal } from '../terminal.js';

/** Erases the holder of an address from every match, the outbox and the built-in mailbox. */
export async function erase(terminal: Terminal, address: string): Promise<Exit> {
  return inHouse(terminal, async ({ matches, recipients }) => {
    const erased = await matches.eraseAddress(address);
    if (!erased.ok)
      throw new CommandError(erased.failure.code, 'no address, or its matches are busy: try again', 'erase');
    await recipients.forget(address);
    await print(terminal, `Seats without name and address now: ${erased.value}`);
    return EXIT.fine;
  });
}
