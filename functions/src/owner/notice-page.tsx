// The notice that stands on every page: one document, which firestore.rules names.
import { formatDay } from '../../../src/data/format-day.ts';
import {
  findDay,
  longestNotice,
  type Notice,
  noticeKinds,
  noticeLabels,
  readNotice,
} from '../../../src/data/notice.ts';
import { isBlank, isDay } from '../../../src/data/review.ts';
import { nameVersion, type Transaction } from './documents.ts';
import {
  changedElsewhere,
  type Refusal,
  type Reply,
  readText,
  readVersion,
  refuse,
  type Show,
  type Visit,
} from './visit.ts';

type Fields = Record<keyof Notice, string>; // as typed

const path = 'notices/current';
const read = async ({ get }: Transaction) => readNotice((await get(path)) ?? {});

const oneDay = 86_400_000; // ms

export const showNotice: Show = (visit) => show(visit);

export const changeNotice: Show = async (visit) => {
  const { documents, form, now } = visit;
  const step = readText(form, 'stap');
  if (step === 'beeindigen') {
    await documents.transact((transaction) => endNotice(transaction, findDay(now - oneDay)));
    return { redirect: '/beheer/mededeling' };
  }
  const fields: Fields = {
    kind: readText(form, 'kind'),
    text: readText(form, 'text'),
    from: readText(form, 'from').replaceAll('-', '/'),
    until: readText(form, 'until').replaceAll('-', '/'),
  };
  const problems = findProblems(fields, findDay(now));
  const notice = readNotice(fields);
  if (!notice || problems.length > 0) return show(visit, fields, refuse(...problems));
  if (step === 'bekijken') return show(visit, fields);
  const isStored = await documents.transact(async (transaction) => {
    const current = nameVersion(await read(transaction));
    // The same again: the button was pressed twice.
    if (current !== readText(form, 'version') && current !== nameVersion(notice)) return false;
    transaction.set(path, notice);
    return true;
  });
  return isStored
    ? { redirect: '/beheer/mededeling?klaar' }
    : show(visit, fields, changedElsewhere);
};

/** It stays stored, so that it can be used again: it has ended the day before. */
async function endNotice(transaction: Transaction, yesterday: string): Promise<void> {
  const notice = await read(transaction);
  if (!notice || notice.until <= yesterday) return;
  const from = notice.from < yesterday ? notice.from : yesterday;
  transaction.set(path, { ...notice, from, until: yesterday });
}

function findProblems({ kind, text, from, until }: Fields, today: string): string[] {
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

async function show(visit: Visit, typed?: Fields, refusal?: Refusal): Promise<Reply> {
  const notice = await visit.documents.transact(read);
  const today = findDay(visit.now);
  const isOver = !notice || notice.until < today;
  const unused = { kind: 'holiday', text: '', ...notice, from: today, until: today };
  const fields = typed ?? (isOver ? unused : notice);
  const stored = isOver ? null : notice;
  const shown = typed && refusal !== changedElsewhere ? readNotice(typed) : stored;
  return {
    title: 'Mededeling',
    banner: visit.query.has('klaar') ? ['success', 'De mededeling is bewaard.'] : undefined,
    ...refusal,
    content: (
      <>
        <p>{isOver ? 'Er staat nu geen mededeling op de site.' : describe(notice, today)}</p>
        {!isOver && (
          <form method="post" action="/beheer/mededeling">
            <button type="submit" name="stap" value="beeindigen">
              Beëindig de mededeling nu
            </button>
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
        <NoticeForm fields={fields} version={readVersion(visit, notice, refusal)} />
        <small>
          De balk staat onderaan iedere bladzijde. Wie de site al open heeft, ziet een verandering
          binnen een uur.
        </small>
      </>
    ),
  };
}

function describe({ from, until }: Notice, today: string): string {
  const state = from > today ? 'Gepland' : 'Nu op de site';
  return `${state}, van ${formatDay(from)} tot en met ${formatDay(until)}.`;
}

function NoticeForm({ fields, version }: { fields: Fields; version: string }) {
  return (
    <form method="post" action="/beheer/mededeling">
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
        Eerste dag
        <input name="from" type="date" defaultValue={fields.from.replaceAll('/', '-')} />
      </label>
      <label>
        Laatste dag
        <input name="until" type="date" defaultValue={fields.until.replaceAll('/', '-')} />
      </label>
      <div className="actions">
        <button type="submit" name="stap" value="bewaren">
          Zet op de site
        </button>
        <button type="submit" name="stap" value="bekijken">
          Bekijk eerst
        </button>
      </div>
    </form>
  );
}
