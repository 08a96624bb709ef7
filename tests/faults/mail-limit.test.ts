// The count of visitors' mails in the real emulator.
import express from 'express';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, vi } from 'vitest';
import { keepSentMailsInFirestore } from '../../functions/src/firestore-sent-mails.ts';
import { emulatorTest } from '../emulator.ts';
import { openOutbox, queryOf, serveMail, startMailSite } from '../functions/mail-site.ts';
import { connectFunction, stubDeployment } from './review-events.ts';

const path = 'mailedReviews/recent-visitor-mails';

emulatorTest('after a cold start the function knows who sent mails', async () => {
  const { database } = await connectFunction('mail-limit');
  const options = {
    store: keepSentMailsInFirestore(database, 600_000),
    addressKey: 'geheim',
    serviceTimeout: 60_000, // here a slow machine is no fault
    deliver: async () => {},
  };
  const statuses: number[] = [];
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) {
    const { request } = await startMailSite(options); // each by a new instance
    const headers = { 'X-Forwarded-For': '198.51.100.7' };
    statuses.push((await request(queryOf({ text }), { headers })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const kept = await database.doc(path).get();
  expect(kept.get('mails')).toHaveLength(5);
  expect(JSON.stringify(kept.data())).not.toContain('198.51');
  await database.doc(path).set({ mails: 'broken' });
  const { request, logged } = await startMailSite(options);
  expect(await request(queryOf())).toMatchObject({ status: 200, text: 'OK' });
  expect(logged).toEqual([]);
});

emulatorTest('the deployed function keeps its count in Firestore', async () => {
  const outbox = await openOutbox();
  const { projectId } = await connectFunction('mail-limit-deployed');
  stubDeployment(projectId, outbox.url);
  const { sendMail } = await import('../../functions/src/send-mail.ts');
  const request = await serveMail(express().all('/sendMail', sendMail));
  expect(await request(queryOf())).toMatchObject({ status: 200, text: 'OK' });
  await vi.waitFor(
    async () => {
      const kept = await getFirestore().doc(path).get();
      expect(kept.get('mails')).toHaveLength(1);
    },
    { timeout: 30_000, interval: 200 },
  );
});
