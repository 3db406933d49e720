/**
 * Adds 1 to the setting `count` of the database in file `argv[2]`, `argv[3]` times, reading before it writes.
 */
import { sqliteClient } from '../../../src/store/client.js';

const [, , file = '', times = '0'] = process.argv;
const db = await sqliteClient(file);
for (let n = 0; n < Number(times); n++) {
  await db.$transaction(async (inside) => {
    const { value } = await inside.setting.findUniqueOrThrow({ where: { key: 'count' } });
    await inside.setting.update({ where: { key: 'count' }, data: { value: String(Number(value) + 1) } });
  });
}
await db.$disconnect();
process.disconnect();
