// Renders the review mail. Mail programs load no stylesheet, so the styles are inline.
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatDay } from 'shared/format-day.ts';
import { type NewReview, starChoices } from 'shared/review.ts';
import { texts } from './review-mail-texts.ts';

export type ReviewMail = NewReview & {
  rating: string;
  silence: string | null;
  links: { reply: string; remove: string };
  home: string;
};

const dark = `@media (prefers-color-scheme: dark) {
  body { background: #1f2826 !important; color: #f3eade !important; }
  .card { background: #2a3532 !important; border-color: #47544f !important; }
  .button { background: #8fb09f !important; border-color: #8fb09f !important; color: #1f2826 !important; }
  .link { border-color: #8fb09f !important; color: #b9d0c4 !important; }
  .plain { color: #b9d0c4 !important; }
}`;

const body: CSSProperties = {
  margin: 0,
  padding: 20,
  background: '#fdf6ea',
  color: '#2e3b38',
  font: '17px/1.5 system-ui, sans-serif',
};
const column: CSSProperties = { maxWidth: 560, margin: '0 auto' };
const card: CSSProperties = {
  margin: '20px 0',
  padding: 20,
  border: '1px solid #e9d6bf',
  borderRadius: 16,
  background: '#ffffff',
};
const words: CSSProperties = {
  margin: '12px 0',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};
const button: CSSProperties = {
  display: 'block',
  margin: '12px 0',
  padding: '12px 20px',
  border: '2px solid #2f5d50',
  borderRadius: 999,
  background: '#2f5d50',
  color: '#fdf6ea',
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
};
const link: CSSProperties = { ...button, background: 'transparent', color: '#24493f' };

export function renderReviewMail(mail: ReviewMail): string {
  return `<!doctype html>${renderToStaticMarkup(<Page {...mail} />)}`;
}

function Page(mail: ReviewMail) {
  const { name, review, stars, rating, date, silence, links, home } = mail;
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{texts.title}</title>
        <style>{dark}</style>
      </head>
      <body style={body}>
        <div style={column}>
          <p>{texts.opening}</p>
          <div className="card" style={card}>
            <strong dir="auto">{name}</strong> {texts.wrote} {formatDay(date)}:
            <p dir="auto" style={words}>
              {review}
            </p>
            <span aria-hidden="true">
              {'★'.repeat(stars) + '☆'.repeat(starChoices.length - stars)}
            </span>{' '}
            {rating}
          </div>
          {silence && <p>{silence}</p>}
          <a href={links.reply} className="button" style={button}>
            {texts.reply}
          </a>
          <a href={links.remove} className="link" style={link}>
            {texts.remove}
          </a>
          <p>
            {texts.other}:{' '}
            <a href={home} className="plain" style={{ color: '#24493f' }}>
              {texts.home}
            </a>
            .
          </p>
          <p>{texts.warning}</p>
        </div>
      </body>
    </html>
  );
}
