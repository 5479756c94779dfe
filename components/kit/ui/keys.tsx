import { Fragment } from 'react';

/** 'Ctrl+K' as two key caps. */
export function Keys({ keys }: { readonly keys: string }) {
  return (
    <span className="nowrap">
      {keys.split(/\+(?=.)/).map((key, at) => (
        <Fragment key={key}>
          {at > 0 ? ' ' : null}
          <kbd>{key === 'Enter' ? '↵' : key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
