// What everyone is told, and when the B&B is full.
import { expect } from 'vitest';
import { testOnBoth } from './open-documents.ts';
import { fields, findVersion, startOwnerSite } from './owner-site.ts';

const path = '/beheer/mededeling';

testOnBoth(
  'a notice is planned, refused with a sentence for each fault, and thrown away with its words kept',
  async (all) => {
    const { visitAs, read } = await startOwnerSite(all);
    const { get, post } = visitAs('all');
    const version = findVersion((await get(path)).text);
    const days = { from: '2026-12-24', until: '2026-12-31' };
    const notice = { id: 'kerst', kind: 'holiday', text: 'Mailen mag.', ...days };
    const sent = { ...notice, ahead: '2' };
    const wrong = { kind: 'open', text: 'a'.repeat(241), until: '2026-02-30' };
    const refused = await post(path, fields(wrong));
    for (const told of ['waar het', '241 tekens', 'eerste dag', 'laatste dag', 'hoelang']) {
      expect(refused.text).toContain(told);
    }
    for (const [until, told] of [
      ['2026-12-23', 'ligt vóór de eerste dag'],
      ['2026-11-22', 'is al voorbij'],
      ['2072-12-31', 'meer dan een jaar'],
    ] as const) {
      const { status, text } = await post(path, fields({ ...sent, until }));
      expect([status, text]).toEqual([400, expect.stringContaining(told)]);
      expect(text).toContain('Mailen mag.');
    }
    const preview = await post(path, fields({ ...sent, stap: 'bekijken', version }));
    expect(preview.text).toMatch(/nog niet op de site[\s\S]*Vakantie 24 t\/m 31 december\./);
    expect(preview.text).toContain('van 10 december 2026 tot en met 31 december 2026');
    expect(await read('notices/current')).toBeNull();

    const place = () => post(path, fields({ ...sent, version }));
    expect([(await place()).status, (await place()).status]).toEqual([303, 303]); // pressed twice
    const stored = {
      ...notice,
      from: '2026/12/24',
      until: '2026/12/31',
      shownFrom: '2026/12/10',
    };
    expect(await read('notices/current')).toEqual({ notices: [stored] });
    expect((await get(path)).text).toContain('Gepland. Te zien van 10 december 2026');
    // Another device still has the form of before.
    const late = await post(path, fields({ ...sent, text: 'Anders', version }));
    expect(late.status).toBe(409);
    expect(late.text).toMatch(/ander apparaat[\s\S]*Mailen mag\.[\s\S]*Anders/);

    const thrown = await post(path, fields({ ...sent, stap: 'weg' }));
    expect(await read('notices/current')).toEqual({ notices: [] });
    expect(thrown.text).toMatch(/De mededeling is weg\.[\s\S]*Er staat nu geen[\s\S]*Mailen mag\./);
    const again = { ...sent, version: findVersion(thrown.text) };
    expect((await post(path, fields(again))).status).toBe(303);
    expect(await read('notices/current')).toEqual({ notices: [stored] });
    // Another device still has the list of before: what goes is what stands there now.
    await post(path, fields({ ...sent, text: 'Ook bellen.', version: findVersion(late.text) }));
    const gone = await post(path, fields({ ...sent, stap: 'weg' }));
    expect(gone.text).toMatch(/De mededeling is weg\.[\s\S]*Ook bellen\./);
  },
);

testOnBoth(
  'three notices and a full B&B are planned beside what was there before, and no more',
  async (all) => {
    const { visitAs, read, clock } = await startOwnerSite(all);
    const { get, post } = visitAs('all');
    const old = { kind: 'holiday', text: 'Kerst.', from: '2026/12/24', until: '2026/12/31' };
    await all.transact(async ({ set }) => set('notices/current', old));
    const isNew = findVersion((await get(path)).text);
    const plan = async (id: string, kind: string, day: string) => {
      const days = { from: day, until: day, ahead: '0' };
      return (await post(path, fields({ id, kind, text: id, ...days, version: isNew }))).status;
    };
    expect(await plan('ziek', 'closed', '2026-11-23')).toBe(303);
    expect(await plan('vol', 'no-new-clients', '2026-11-30')).toBe(303);
    expect(await plan('vierde', 'closed', '2026-11-24')).toBe(400);
    expect(await plan('kamers', 'boarding-full', '2026-11-25')).toBe(303);
    expect(await plan('kamers2', 'boarding-full', '2026-11-26')).toBe(400);
    // Of what there is no room for nothing is lost, and what could make room is in sight.
    const days = { from: '2026-11-24', until: '2026-11-24', ahead: '0' };
    const flu = { id: 'griep', kind: 'closed', text: 'Griep.', ...days, version: isNew };
    const refused = await post(path, fields(flu));
    expect(refused.text).toMatch(/Gooi weg[\s\S]*value="2026-11-24"[\s\S]*Griep\./);
    const { text } = await get(path);
    // In the order of their days, and nothing that there is no room for.
    expect(text).toMatch(/ziek[\s\S]*Nu op[\s\S]*kamers[\s\S]*vol[\s\S]*Kerst\.[\s\S]*Gepland/);
    expect(text).not.toContain('Nieuwe mededeling');
    // Each can be changed, and what is over makes room.
    const { text: form } = await get(`${path}?id=current`);
    expect(form).toContain('value="2026-12-24"');
    const later = { ...old, id: 'current', until: '2027-01-03', ahead: '1' };
    const version = findVersion(form);
    expect((await post(path, fields({ ...later, version }))).status).toBe(303);
    clock.time += 86_400_000;
    expect(await plan('vierde', 'closed', '2026-11-24')).toBe(303);
    const { notices } = (await read('notices/current')) as { notices: { id: string }[] }; // as read above
    expect(notices.map(({ id }) => id)).toEqual(['vierde', 'kamers', 'vol', 'current']);
  },
);
