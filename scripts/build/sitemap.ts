import { pageNames, siteMap } from '../../src/content/site-map.ts';

export function composeSitemap(siteUrl: string): string {
  const entries = pageNames.map((name) => {
    const url = siteUrl + siteMap[name].path;
    const escaped = url.replaceAll('&', '&amp;');
    return `  <url><loc>${escaped}</loc></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

export function composeRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
