import { Helmet } from 'react-helmet-async';
import { salon } from 'shared/salon.ts';
import { notFound, type PageName, siteMap } from '../content/site-map.ts';
import { settings } from '../data/settings.ts';

/** `page` is null for an unknown url. */
export function PageHead({ page }: { page: PageName | null }) {
  if (!page) return <NotFoundHead />;
  const { description, keywords, path } = siteMap[page];
  const title = composeTitle(page);
  const url = `${settings.siteUrl}${path}`;
  const picture = `${settings.siteUrl}/delen/${page}.jpg`;

  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="author" content={salon.name} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}

function NotFoundHead() {
  return (
    <Helmet>
      <title>{composeTitle(null)}</title>
      <meta name="description" content={notFound.description} />
      <meta name="author" content={salon.name} />
      <meta name="robots" content="noindex" />
    </Helmet>
  );
}

export function composeTitle(page: PageName | null): string {
  const { title } = page ? siteMap[page] : notFound;
  return `${salon.name} | ${title}`;
}
