/** Brings the database at `argv[2]` up to date and tells the names of the migrations that it applied. */
import { migrateDatabase } from '../../../src/store/open.js';

process.send?.(await migrateDatabase(process.argv[2] ?? ''), () => process.disconnect());
