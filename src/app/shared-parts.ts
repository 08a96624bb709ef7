// What most pages share comes with the app. Without this list each part is a file of its own, and a
// page a dozen requests.
import '../backend/review.ts';
import '../backend/session.ts';
import '../backend/within.ts';
import '../content/offer.ts';
import '../content/prices.ts';
import '../content/terms.ts';
import '../pages/contact-call.tsx';
import '../pages/review-policy.tsx';
import '../pages/safe-part.tsx';
import '../ui/actions.tsx';
import '../ui/columns.tsx';
import '../ui/field.tsx';
import '../ui/gallery.tsx';
import '../ui/page-intro.tsx';
import '../ui/picture.tsx';
import '../ui/prose.tsx';
import '../ui/section.tsx';
import '../ui/spinner.tsx';
import '../ui/split.tsx';
import '../ui/stars.tsx';
