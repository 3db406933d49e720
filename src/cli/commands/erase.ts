/** `denrei erase`: name and address of a person go from the database. */
import { CommandError, EXIT, type Exit } from '../fault.js';
import { inHouse } from '../running/house.js';
import { type Terminal, tell } from '../terminal.js';
import { said } from '../words/index.js';

/** Erases the holder of an address from every match, the outbox and the built-in mailbox. */
export async function erase(terminal: Terminal, address: string): Promise<Exit> {
  return inHouse(terminal, async ({ matches, club, recipients }) => {
    await club.erase(address);
    const erased = await matches.eraseAddress(address);
    if (!erased.ok) throw new CommandError(erased.failure.code, said('notErased'), 'erase');
    await recipients.forget(address);
    await tell(terminal, 'told.erased', { count: erased.value });
    return EXIT.fine;
  });
}
