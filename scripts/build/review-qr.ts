import { renderSVG } from 'uqr';
import { siteMap } from '../../src/content/site-map.ts';

/** What the owner's card for the counter shows. A page that is opened by it is the same page. */
export function drawReviewQr(siteUrl: string): string {
  return renderSVG(`${siteUrl}${siteMap.writeReview.path}?van=kaart`, { border: 2 });
}
