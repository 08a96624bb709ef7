declare global {
  var dataLayer: unknown[] | undefined;
}

type AnalyticsEvent = {
  category: string;
  action: string;
  label?: string | undefined;
  value?: number;
};

export type FailureKind =
  | 'reviews'
  | 'photos'
  | 'rating'
  | 'highlights'
  | 'notices'
  | 'review form'
  | 'mail form'
  | 'token'
  | 'map';

let lastView: object | null = null;

export function pushPageView(path: string, title: string): void {
  lastView = {
    event: 'page_view',
    page_path: path,
    page_title: title,
    page_location: window.location.origin + path, // without the hash, which may hold a login link
  };
  pushToDataLayer(lastView);
}

/** Pushes the view of the open page again, if it was pushed before. */
export function repeatPageView(): void {
  if (lastView) pushToDataLayer({ ...lastView }); // a copy, because tags may write into an entry
}

/** Pushes the event twice: for the triggers of the tag manager, and for a gtag in it. */
export function pushEvent({ category, action, label, value }: AnalyticsEvent): void {
  pushToDataLayer({ event: action, category, action, label, value });
  gtag('event', action, { event_category: category, event_label: label, value });
}

/** Reports what a visitor did not get. docs/failures.md lists what the visitor sees. */
export function pushFailure(kind: FailureKind, reason?: string): void {
  const label = reason ? `${kind}: ${reason}` : kind;
  pushEvent({ category: 'failure', action: 'request_failed', label });
}

function pushToDataLayer(entry: unknown): void {
  globalThis.dataLayer ??= [];
  try {
    globalThis.dataLayer.push(entry);
  } catch {
    // An error in a tag must not make a sent form look failed.
  }
}

function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's script ignores an array
  pushToDataLayer(arguments);
}

/** Sets Consent Mode v2. Advertising stays denied: the site only measures visits. */
export function pushConsent(command: 'default' | 'update', measuring: 'granted' | 'denied'): void {
  gtag('consent', command, {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: measuring,
  });
}

export function loadTagManager(id: string): void {
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
