/** The light of an arched window, falling aslant on a wall. Decoration only. */
export function WindowLight({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 460" fill="currentColor" aria-hidden="true">
      <g transform="translate(168 8) skewX(-20)">
        <path d="M0 146A146 146 0 0 1 142 0v146zM158 0a146 146 0 0 1 142 146H158z" />
        <path d="M0 162h142v128H0zM158 162h142v128H158zM0 306h142v138H0zM158 306h142v138H158z" />
      </g>
    </svg>
  );
}
