/** Milliseconds until a request of every visit, so that the page's own content loads first. */
export const startDelay = 500;
