/** src/start/first-items.ts fills this list. The empty text inside makes hydration keep the items. */
export function EarlyItems({ className = '' }: { className?: string | undefined }) {
  return (
    <ul className={`first-items ${className}`} inert suppressHydrationWarning>
      {''}
    </ul>
  );
}
