// What is deployed. Each function has a file of its own, and those are the only ones that know
// Firebase; `npm start` mounts the same `sendMail` and runs what `mailNewReview` runs.
export { mailNewReview } from './mail-new-review.ts';
export { sendMail } from './send-mail.ts';
