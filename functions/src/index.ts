import './leave-bodies-unread.ts';

export { serveAlbum } from './album/serve-album.ts';
export { sendMail } from './mail-form/send-mail.ts';
export { manageSite } from './owner/manage-site.ts';
export { summarizeReviews } from './review-count/summarize-reviews.ts';
export { mailNewReview } from './review-mail/mail-new-review.ts';
