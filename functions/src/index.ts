// What is deployed. `npm start` mounts the same and runs what the other two run.
export { mailNewReview } from './mail-new-review.ts';
export { manageSite } from './manage-site.ts';
export { sendMail } from './send-mail.ts';
export { serveAlbum } from './serve-album.ts';
export { summarizeReviews } from './summarize-reviews.ts';
