type StarsProps = { count: number; label?: string };

/** Without a label, screen readers skip the stars. */
export function Stars({ count, label }: StarsProps) {
  const stars = Array.from({ length: count }, (_, index) => <Star key={index} />);
  if (!label) {
    return (
      <span className="stars" aria-hidden="true">
        {stars}
      </span>
    );
  }
  return (
    <span className="stars" role="img" aria-label={label}>
      {stars}
    </span>
  );
}

function Star() {
  return (
    <svg className="star" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3.2l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 16.8l-5.3 2.9 1.1-6-4.4-4.2 6-.8z" />
    </svg>
  );
}
