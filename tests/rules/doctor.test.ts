import { expect } from 'vitest';
import { checkRules } from '../../scripts/doctor/check-online.ts';
import { emptyDatabase, emulatorTest, rulesText } from '../emulator.ts';

const open = rulesText.replace(/match \/reviews/, 'match /{all=**} { allow read: if true; }\n$&');
const closed = rulesText.replace('list: if readsAtMost(24)', 'list: if false');

emulatorTest('the doctor knows a project whose rules are wrong', async () => {
  const check = async (rules: string, appCheck = false) => {
    const { host, port, projectId } = await emptyDatabase('doctor', rules);
    const documents = `http://${host}:${port}/v1/projects/${projectId}/databases/(default)/documents`;
    const findings = await checkRules(documents, { appCheck });
    return findings.map(({ level, sentence }) => `${level}: ${sentence}`);
  };
  expect(await check(rulesText)).toEqual([]);
  expect(await check(open)).toEqual([expect.stringMatching(/^problem.*kan iedereen alles lezen/)]);
  expect(await check(closed)).toEqual([
    expect.stringMatching(/^problem.*kan niemand recensies lezen/),
  ]);
  expect(await check(closed, true)).toEqual([
    expect.stringMatching(/^advice.*handhaving van App Check/),
  ]);
});
