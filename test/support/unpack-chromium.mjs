/**
 * Unpacks the Chromium of `@sparticuz/chromium` into the temporary folder of this process (TMPDIR) and prints
 * its path. A process of its own: the package takes its folders from environment variables, which a test's
 * process shares with others.
 */
import chromium from '@sparticuz/chromium';

process.stdout.write(await chromium.executablePath());
