/** A real Chromium for tests: from npm on Linux x64, an installed one elsewhere. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const UNPACKED = join(ROOT, 'node_modules', '.cache', 'denrei-chromium-147-faces');
const UNPACKER = fileURLToPath(new URL('unpack-chromium.mjs', import.meta.url));
const FONTS = join(ROOT, 'node_modules', '@expo-google-fonts');
/** The faces that maps are set in. */
const FACES = [
  'biz-udgothic/400Regular',
  'biz-udgothic/700Bold',
  'barlow-semi-condensed/500Medium',
  'barlow-semi-condensed/700Bold',
  'eb-garamond/500Medium',
  'eb-garamond/500Medium_Italic',
];
// The package's own settings look for fonts in /tmp/fonts and nowhere else; without any, Chromium draws no
// text at all.
const FONT_SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir>${join(UNPACKED, 'font-cache')}</cachedir>
</fontconfig>
`;
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** There is no browser on this machine; the message says how to get one. */
export class NoBrowser extends Error {
  readonly code = 'no-browser';
  constructor(looked: string) {
    super(
      `No browser for the tests: ${looked}. Install Chromium or Chrome and set CHROME_PATH to its executable.`,
    );
  }
}

/** What to start and with which environment. */
interface Executable {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Starts a headless Chromium: the one that CHROME_PATH names, else the one that came with `npm ci` (Linux
 * x64). Throws NoBrowser. Close it in `afterAll`; give each test its own context.
 */
export async function launchBrowser(): Promise<Browser> {
  const { path, env } = await executable(process.env);
  // Chromium's sandbox refuses to run as root, which containers usually are.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath: path,
    args: [...QUIET, ...sandbox],
    env: { ...definedOnly(process.env), ...env },
  });
}

/**
 * For people to look at. Drawing them takes a fifth of the time of the browser tests, and no test depends on
 * them.
 */
const SCREENS = process.env.DENREI_SCREENS === '1' ? join(ROOT, 'coverage', 'screens') : undefined;

/** With `DENREI_SCREENS=1` keeps a picture of the whole page as `coverage/screens/<name>.png`. */
export async function screenshot(page: Page, name: string, folder = SCREENS): Promise<void> {
  if (folder !== undefined) await page.screenshot({ fullPage: true, path: join(folder, `${name}.png`) });
}

/** Where the browser is; unpacks the one from npm when it is needed for the first time. Throws NoBrowser. */
export async function executable(
  env: NodeJS.ProcessEnv,
  platform = `${process.platform}-${process.arch}`,
): Promise<Executable> {
  const chosen = env.CHROME_PATH;
  if (chosen !== undefined) {
    if (!existsSync(chosen)) throw new NoBrowser(`CHROME_PATH names ${chosen}, which does not exist`);
    return { path: chosen, env: {} };
  }
  if (platform !== 'linux-x64')
    throw new NoBrowser(`the one that comes with npm runs on linux-x64 only, this is ${platform}`);
  if (!existsSync(UNPACKED)) await unpack();
  const libraries = [join(UNPACKED, 'al2023', 'lib'), ...(env.LD_LIBRARY_PATH ? [env.LD_LIBRARY_PATH] : [])];
  return {
    path: join(UNPACKED, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.join(':'), FONTCONFIG_PATH: join(UNPACKED, 'fonts') },
  };
}

/** Unpacks aside and moves the folder into place as a whole: two test files may come here at once. */
async function unpack(): Promise<void> {
  const aside = `${UNPACKED}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  await inflateInto(aside);
  for (const face of FACES) cpSync(join(FONTS, face), join(aside, 'fonts', face), { recursive: true });
  writeFileSync(join(aside, 'fonts', 'fonts.conf'), FONT_SETTINGS);
  try {
    renameSync(aside, UNPACKED);
  } catch (cause) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(UNPACKED)) throw cause;
  }
}

/**
 * Lets the package unpack into an empty `folder`. In another process: the package is told by TMPDIR, and
 * whatever else the test's own process made under that name meanwhile would go away when the folder is moved.
 */
export async function inflateInto(folder: string): Promise<void> {
  // Only on these variables it unpacks the libraries (nss, nspr …) that a bare Linux lacks too.
  const env = {
    ...process.env,
    TMPDIR: folder,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
    AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x',
  };
  const { stdout } = await promisify(execFile)(process.execPath, [UNPACKER], { env });
  if (dirname(stdout) !== folder) throw new Error(`Chromium was unpacked to ${stdout} instead of ${folder}`);
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
