/** Pictures of positions, kept for the mails that show the same one (a mail sent again, both sides of an open game). */
import { sceneToPng } from '../../board/index.js';
import type { Scene } from '../../referee/index.js';
import type { DrawScene, Picture } from './types.js';

const WIDTH = 1200;
const KEPT = 64;

/** The map of a mail: 1200 pixels, on paper. */
export const drawMap: DrawScene = (scene) => sceneToPng(scene, { width: WIDTH, theme: 'light' });

/**
 * Draws each scene once and keeps the pictures used last. The key is the scene itself (which is made from one side's view,
 * as of one event, in one language), so that nobody can be given another's picture.
 */
export function keepingPictures(draw: DrawScene, kept: number = KEPT): (scene: Scene) => Promise<Picture> {
  const pictures = new Map<string, Promise<Picture>>();
  return (scene) => {
    const key = JSON.stringify(scene);
    const picture = pictures.get(key) ?? draw(scene).then(encoded);
    pictures.delete(key);
    pictures.set(key, picture);
    // A picture that could not be drawn is tried again with the next mail.
    picture.catch(() => pictures.delete(key));
    const [oldest] = pictures.keys();
    if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest);
    return picture;
  };
}

function encoded(png: Buffer): Picture {
  return { png, encoded: png.toString('base64').replace(/.{76}(?=.)/g, '$&\r\n') };
}
