interface AvatarProps {
  readonly src: string;
  readonly name: string;
  readonly size?: 'small' | 'large';
}

const SIZE = { small: 'h-64 w-64 text-28', large: 'h-96 w-96 text-38' } as const;

/** Renders a person's image, or the first letter of the name without one. */
export function Avatar({ src, name, size = 'small' }: AvatarProps) {
  const shape = `${SIZE[size]} shrink-0 rounded-full bg-raised`;
  if (src) {
    return <img className={`${shape} object-cover`} src={src} alt="" loading="lazy" />;
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} flex items-center justify-center font-medium text-ink-3`}
    >
      {/[\p{L}\p{N}]|$/u.exec(name)?.[0]}
    </span>
  );
}
