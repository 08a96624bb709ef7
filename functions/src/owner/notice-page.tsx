// The notice that stands on every page: one document, which firestore.rules names.
import { findDay } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import {
  longestNotice,
  type Notice,
  noticeKinds,
  noticeLabels,
  readNotice,
} from 'shared/notice.ts';
import { isBlank, isDay } from 'shared/review.ts';
import { Buttons } from './buttons.tsx';
import type { Transaction } from './documents.ts';
import {
  type Action,
  type ActionResult,
  changedElsewhere,
  isChangedElsewhere,
  type Refusal,
  readText,
  readVersion,
  refuse,
  type Visit,
} from './visit.ts';

type TypedNotice = Record<keyof Notice, string>;

const pageUrl = '/beheer/mededeling';
const path = 'notices/current';
const readStored = async ({ get }: Transaction) => readNotice((await get(path)) ?? {});

export const changeNotice: Action = async (visit) => {
  const { documents, form, now } = visit;
  const step = readText(form, 'stap');
  if (step === 'beeindigen') {
    const yesterday = findDay(now, -1);
    await documents.transact(async (transaction) => {
      const notice = await readStored(transaction);
      // It stays stored, so that its text can be used again.
      if (notice) transaction.set(path, { ...notice, from: yesterday, until: yesterday });
    });
    return { redirect: pageUrl };
  }
  const typed: TypedNotice = {
    kind: readText(form, 'kind'),
    text: readText(form, 'text'),
    from: readText(form, 'from').replaceAll('-', '/'),
    until: readText(form, 'until').replaceAll('-', '/'),
  };
  const problems = findProblems(typed, findDay(now));
  const notice = readNotice(typed);
  if (!notice || problems.length > 0) return showNotice(visit, typed, refuse(...problems));
  if (step === 'bekijken') return showNotice(visit, typed);
  const isStored = await documents.transact(async (transaction) => {
    if (isChangedElsewhere(visit, await readStored(transaction), notice)) return false;
    transaction.set(path, notice);
    return true;
  });
  return isStored ? { redirect: `${pageUrl}?klaar` } : showNotice(visit, typed, changedElsewhere);
};

function findProblems({ kind, text, from, until }: TypedNotice, today: string): string[] {
  const problems = [
    !noticeKinds.some((known) => known === kind) && 'Kies waar het over gaat.',
    isBlank(text) && 'Schrijf wat bezoekers moeten weten.',
    text.length > longestNotice &&
      `De tekst heeft ${text.length} tekens. Er passen er ${longestNotice} in.`,
    !isDay(from) && 'Kies de eerste dag.',
    !isDay(until) && 'Kies de laatste dag.',
    isDay(until) && until < from && 'De laatste dag ligt vóór de eerste dag.',
    isDay(until) && until < today && 'De laatste dag is al voorbij.',
  ];
  return problems.filter((problem) => problem !== false);
}

export async function showNotice(
  visit: Visit,
  typed?: TypedNotice,
  refusal?: Refusal,
): Promise<ActionResult> {
  const stored = await visit.documents.transact(readStored);
  const today = findDay(visit.now);
  const notice = stored && stored.until >= today ? stored : null;
  const proposed = { kind: 'holiday', text: '', ...stored, from: today, until: today };
  const shown = typed && refusal !== changedElsewhere ? readNotice(typed) : notice;
  return {
    title: 'Mededeling',
    banner: visit.query.has('klaar') ? ['success', 'De mededeling is bewaard.'] : undefined,
    ...refusal,
    content: (
      <>
        <p>{notice ? describe(notice, today) : 'Er staat nu geen mededeling op de site.'}</p>
        {notice && (
          <form method="post" action={pageUrl}>
            <Buttons name="stap" words={{ beeindigen: 'Beëindig de mededeling nu' }} />
          </form>
        )}
        {shown && (
          <>
            <p>Zo ziet een bezoeker de mededeling:</p>
            <p className="notice">
              <strong>{noticeLabels[shown.kind]}</strong>. {shown.text}
            </p>
          </>
        )}
        <NoticeForm
          fields={typed ?? notice ?? proposed}
          version={readVersion(visit, stored, refusal)}
        />
        <small>
          De balk staat onderaan iedere bladzijde. Wie de site al open heeft, ziet een verandering
          als die er na een uur weer naar kijkt.
        </small>
      </>
    ),
  };
}

function describe({ from, until }: Notice, today: string): string {
  const state = from > today ? 'Gepland' : 'Nu op de site';
  return `${state}, van ${formatDay(from)} tot en met ${formatDay(until)}.`;
}

function NoticeForm({ fields, version }: { fields: TypedNotice; version: string }) {
  return (
    <form method="post" action={pageUrl}>
      <input type="hidden" name="version" value={version} />
      <fieldset>
        <legend>Waar gaat het over?</legend>
        {noticeKinds.map((kind) => (
          <label key={kind} className="choice">
            <input type="radio" name="kind" value={kind} defaultChecked={kind === fields.kind} />
            {noticeLabels[kind]}
          </label>
        ))}
      </fieldset>
      <label>
        Tekst
        <small>Eén of twee zinnen, hooguit {longestNotice} tekens.</small>
        <textarea name="text" rows={5} defaultValue={fields.text} />
      </label>
      <label>
        Eerste dag op de site
        <input name="from" type="date" defaultValue={fields.from.replaceAll('/', '-')} />
      </label>
      <label>
        Laatste dag op de site
        <input name="until" type="date" defaultValue={fields.until.replaceAll('/', '-')} />
      </label>
      <div className="actions">
        <Buttons name="stap" words={{ bewaren: 'Zet op de site', bekijken: 'Bekijk eerst' }} />
      </div>
    </form>
  );
}
