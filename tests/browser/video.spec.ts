import { siteMap } from '../../src/content/site-map.ts';
import { expect, openPage, test } from './site-test.ts';

test('a clip plays in place with captions', async ({ page }) => {
  await openPage(page, siteMap.about.path);
  const video = page.getByLabel('Video: een kitten maakt kennis met de kam', { exact: true });
  await expect(video).toHaveAttribute('controls');
  await video.press('Space');
  const read = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      isPlaying: !element.paused && element.currentTime > 0,
      captions: element.textTracks[0]?.mode,
    }));
  await expect.poll(read).toEqual({ isPlaying: true, captions: 'showing' });
});
