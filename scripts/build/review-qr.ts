import { renderSVG } from 'uqr';
import { siteMap } from '../../src/content/site-map.ts';

/** The QR code of the owner's counter card. `?van=kaart` only shows up in page views. */
export function drawReviewQr(siteUrl: string): string {
  return renderSVG(`${siteUrl}${siteMap.writeReview.path}?van=kaart`, { border: 2 });
}
