import { product, salon } from 'shared/salon.ts';
import type { Handler } from '../owner-request.ts';

export const showAsk: Handler = async ({ siteOrigin }) => {
  const url = `${siteOrigin}/review`;
  const question = `Wilt u een recensie schrijven over ${salon.name}? Dat kan hier: ${url}`;
  // URLSearchParams would write a space as a plus, which some apps show.
  const [text, subject] = [question, `Hoe was het bij ${salon.name}?`].map(encodeURIComponent);
  return {
    title: 'Vraag om een recensie',
    content: (
      <>
        <p>Vraag het iedereen, ook wie minder tevreden was: dan zijn de sterren eerlijk.</p>
        <label>
          Dit stuurt u
          <textarea id="vraag" rows={4} defaultValue={question} />
        </label>
        <p className="actions">
          <button type="button" value="share" hidden>
            Deel de vraag
          </button>
          <button type="button" value="copy" hidden>
            Kopieer
          </button>
          <a href={`https://wa.me/?text=${text}`}>WhatsApp</a>
          <a href={`mailto:?subject=${subject}&body=${text}`}>Mail</a>
        </p>
        <p role="status" />
        <h2>Een kaartje voor op de balie</h2>
        <div className="white-card counter-card">
          <strong>Trimsalon {product}</strong>
          <p>Hoe was het bezoek? Schrijf een recensie, dan weten andere baasjes het ook.</p>
          <img src="/beheer-qr.svg" alt={`QR-code van ${url}`} width="200" height="200" />
          <small>{url.replace(/^https?:\/\//, '')}</small>
        </div>
        <button type="button" value="print" hidden>
          Druk het kaartje af
        </button>
      </>
    ),
  };
};
