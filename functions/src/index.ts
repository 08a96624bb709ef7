// What is deployed. `npm start` mounts the same `sendMail` and runs what the other two run.
export { mailNewReview } from './mail-new-review.ts';
export { sendMail } from './send-mail.ts';
export { summarizeReviews } from './summarize-reviews.ts';
