import { longestNotice, type Notice, noticeKinds, noticeLabels } from '../../../src/data/notice.ts';
import { nameVersion } from './documents.ts';
import { checkNotice, endNotice, loadNotice, type NoticeFields, storeNotice } from './notice.ts';
import {
  Action,
  type BannerKind,
  Button,
  findDay,
  formatDay,
  LongField,
  Messages,
} from './page.tsx';
import { type Reply, readText, type Show, type Visit } from './visit.ts';

type Draft = { fields: NoticeFields; kind?: BannerKind; messages?: readonly string[] };

const oneDay = 86_400_000; // ms

export const showNotice: Show = async (visit) => {
  const done = visit.query.get('klaar') !== null;
  return show(visit, done ? { kind: 'success', messages: ['De mededeling is bewaard.'] } : {});
};

export const changeNotice: Show = async (visit) => {
  const { documents, form, now } = visit;
  const step = readText(form, 'stap');
  if (step === 'beeindigen') {
    await endNotice(documents, findDay(now - oneDay));
    return { redirect: '/beheer/mededeling' };
  }
  const fields = {
    kind: readText(form, 'kind'),
    text: readText(form, 'text'),
    from: readText(form, 'from'),
    until: readText(form, 'until'),
  };
  const checked = checkNotice(fields, findDay(now));
  if ('problems' in checked) {
    return show(visit, { fields, kind: 'error', messages: checked.problems });
  }
  if (step === 'bekijken') return show(visit, { fields });
  const outcome = await storeNotice(documents, checked.notice, readText(form, 'version'));
  if (outcome === 'changed') {
    return show(visit, { fields, kind: 'warning', messages: [changedElsewhere] });
  }
  return { redirect: '/beheer/mededeling?klaar' };
};

const changedElsewhere =
  'De mededeling is intussen op een ander apparaat veranderd. Er is nu niets bewaard. Hieronder staat eerst hoe het nu is, en dan wat u typte. Bewaart u het, dan komt dat ervoor in de plaats.';

async function show(visit: Visit, { fields, kind, messages }: Partial<Draft>): Promise<Reply> {
  const notice = await loadNotice(visit.documents);
  const today = findDay(visit.now);
  const shown = fields ?? toFields(notice, today);
  return {
    title: 'Mededeling',
    status: kind === 'error' ? 400 : kind === 'warning' ? 409 : 200,
    content: (
      <>
        {kind && <Messages kind={kind} messages={messages ?? []} />}
        <p>{describe(notice, today)}</p>
        {notice && notice.until >= today && (
          <Action path="/beheer/mededeling" fields={[['stap', 'beeindigen']]}>
            <Button isQuiet>Beëindig de mededeling nu</Button>
          </Action>
        )}
        <NoticeForm fields={shown} version={nameVersion(notice)} />
        <h2>Zo ziet een bezoeker het</h2>
        <div className="notice">
          <p>
            <strong data-preview="kind">{findLabel(shown.kind)}</strong>.{' '}
            <span data-preview="text">{shown.text}</span>
          </p>
        </div>
        <p className="hint">
          De balk staat onderaan iedere bladzijde. Wie de site al open heeft, ziet een verandering
          binnen een uur.
        </p>
      </>
    ),
  };
}

function describe(notice: Notice | null, today: string): string {
  if (!notice || notice.until < today) return 'Er staat nu geen mededeling op de site.';
  const days = `van ${formatDay(notice.from)} tot en met ${formatDay(notice.until)}`;
  const words = `“${noticeLabels[notice.kind]}. ${notice.text}”`;
  return notice.from > today ? `Gepland, ${days}: ${words}` : `Nu op de site, ${days}: ${words}`;
}

function toFields(notice: Notice | null, today: string): NoticeFields {
  const day = today.replaceAll('/', '-');
  if (!notice) return { kind: 'holiday', text: '', from: day, until: day };
  const isOver = notice.until < today;
  return {
    kind: notice.kind,
    text: notice.text,
    from: isOver ? day : notice.from.replaceAll('/', '-'),
    until: isOver ? day : notice.until.replaceAll('/', '-'),
  };
}

function findLabel(kind: string): string {
  return noticeKinds.map((known) => (known === kind ? noticeLabels[known] : '')).join('');
}

function NoticeForm({ fields, version }: { fields: NoticeFields; version: string }) {
  return (
    <form method="post" action="/beheer/mededeling" className="fields">
      <input type="hidden" name="version" value={version} />
      <fieldset className="field">
        <legend>Waar gaat het over?</legend>
        {noticeKinds.map((kind) => (
          <label key={kind} className="choice">
            <input
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={kind === fields.kind}
              data-label={noticeLabels[kind]}
            />
            {noticeLabels[kind]}
          </label>
        ))}
      </fieldset>
      <LongField
        name="text"
        label="Tekst"
        text={fields.text}
        longest={longestNotice}
        hint={`Eén of twee zinnen, hooguit ${longestNotice} tekens.`}
      />
      <div className="field">
        <label htmlFor="from">Eerste dag</label>
        <input id="from" name="from" type="date" defaultValue={fields.from} />
      </div>
      <div className="field">
        <label htmlFor="until">Laatste dag</label>
        <input id="until" name="until" type="date" defaultValue={fields.until} />
      </div>
      <div className="actions">
        <Button step="bewaren">Zet op de site</Button>
        <Button step="bekijken" isQuiet>
          Bekijk eerst
        </Button>
      </div>
    </form>
  );
}
