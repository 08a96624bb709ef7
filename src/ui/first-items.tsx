/** Filled by src/first-items.ts before the app is there; React leaves the content of a text alone. */
export function FirstItems({ className = '' }: { className?: string | undefined }) {
  return (
    <ul className={`first-items ${className}`} inert suppressHydrationWarning>
      {''}
    </ul>
  );
}
