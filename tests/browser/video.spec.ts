import { siteMap } from '../../src/content/site-map.ts';
import { expect, openPage, test } from './site-test.ts';

const name = 'een kitten maakt kennis met de kam';

test('a clip plays in place with captions, and its player gets the focus', async ({ page }) => {
  await openPage(page, siteMap.about.path);
  const video = page.getByLabel(`Video: ${name}`, { exact: true });
  await expect(video).not.toHaveAttribute('controls');
  await page.getByRole('link', { name: `Bekijk de video: ${name}` }).press('Enter');

  await expect(video).toHaveAttribute('controls');
  await expect(video).toBeFocused();
  const read = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      isPlaying: !element.paused && element.currentTime > 0,
      captions: element.textTracks[0]?.mode,
    }));
  await expect.poll(read).toEqual({ isPlaying: true, captions: 'showing' });
  await expect(page).toHaveURL(siteMap.about.path);
});
