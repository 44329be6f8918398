import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../testing/sites/project';

/** The folder of all pictures, for inspection. */
const ALL = join(ROOT, 'var/pictures');
const GALLERY = join(ROOT, 'docs/pictures');

interface Picture {
  name: string;
  isInGallery: boolean;
}

/** Takes a screenshot of the page. The gallery gets it in a smaller format. */
export async function savePicture(page: Page, { name, isInGallery }: Picture): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled' });
  mkdirSync(ALL, { recursive: true });
  writeFileSync(join(ALL, `${name}.png`), png);
  if (isInGallery) writeFileSync(join(GALLERY, `${name}.webp`), await toWebp(page, png));
}

async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  // A blank page has no content security policy that could forbid the image.
  const blank = await page.context().newPage();
  const url = await blank.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.85);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await blank.close();
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
