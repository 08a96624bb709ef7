import { renderSVG } from 'uqr';
import { siteMap } from '../../src/content/site-map.ts';

/** Draws the QR code for a card on the counter. `?van=kaart` marks its page views. */
export function drawReviewQr(siteUrl: string): string {
  return renderSVG(`${siteUrl}${siteMap.writeReview.path}?van=kaart`, { border: 2 });
}
