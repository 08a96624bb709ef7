// What is deployed. `npm start` mounts the same `sendMail` and runs what `mailNewReview` runs.
export { mailNewReview } from './mail-new-review.ts';
export { sendMail } from './send-mail.ts';
