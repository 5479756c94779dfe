import '#lib/messages/home.ts';
import '#lib/messages/table.ts';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { SmallPager } from '#components/kit/table/pager.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import type { IconName } from '#components/kit/ui/icon-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Awaited } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, Listed } from '#components/kit/ui/states.tsx';
import type { ListState } from '#hooks/use-list.ts';
import { HeadLink } from './head-link.tsx';

/** Lines shown; the rest is behind the link. */
const SHOWN = 5;

/** One thing to do: a sentence, what is known about it, and where it is done. */
export interface WorkLine {
  readonly key: string;
  readonly text: ReactNode;
  readonly small?: ReactNode;
  readonly icon?: IconName | undefined;
  /** It waits for the reader, or has waited too long. */
  readonly late?: boolean | undefined;
  readonly end?: ReactNode;
  /** Stands behind the link, for what is done on the spot. */
  readonly beside?: ReactNode;
  readonly href: string | { readonly pathname: string; readonly query: Readonly<Record<string, string>> };
}

/** Draws one thing to do as a link over its whole line. */
export function WorkItem({ text, small, icon, late = false, end, beside, href }: Omit<WorkLine, 'key'>) {
  return (
    <li className={beside ? 'with-beside' : undefined}>
      <Link href={href} prefetch={false} className={icon ? 'with-icon' : undefined}>
        {icon ? (
          <span className={late ? 'mark late' : 'mark'}>
            <Icon name={icon} />
          </span>
        ) : null}
        <span>
          {text}
          {small ? <small>{small}</small> : null}
        </span>
        {end ? <span className="end">{end}</span> : null}
      </Link>
      {beside}
    </li>
  );
}

/** Shows how many lines there are beside the title of a card. */
const Count = ({ children }: { readonly children: ReactNode }) => <span className="head-count">{children}</span>;

interface WorkCardProps<R> {
  readonly title: string;
  readonly list: ListState<R>;
  readonly line: (row: R) => WorkLine;
  /** All of them stand at this address. */
  readonly all?: string | undefined;
  /** The link to all of them says this; "Lihat semua" unless given. */
  readonly more?: string | undefined;
  /** The empty card shows this text; without it an empty card is not drawn. */
  readonly none?: string | undefined;
  readonly shown?: number | undefined;
  /** The card turns pages, where no other screen has all of them. */
  readonly paged?: boolean | undefined;
  /** Counts all of them, where the page does not hold them. */
  readonly count?: number | undefined;
  /** Stands between the head and the lines. */
  readonly tools?: ReactNode;
}

/** Draws a list of things to do, the first few of them or page by page; failed, loading and empty differ. */
export function WorkCard<R>(props: WorkCardProps<R>) {
  const { title, list, line, all, more, none, shown = SHOWN, paged = false, tools } = props;
  const t = useT();
  const { rows } = list;
  if (none === undefined && rows.length === 0 && !list.error) return list.loading ? <Awaited /> : null;
  const counted = list.canNext ? t('home.lengkap', { jumlah: rows.length }) : rows.length;
  const count = props.count ?? (list.canPrevious ? 0 : counted);
  const left = paged ? 0 : rows.length - shown;
  return (
    <Card
      title={title}
      flush
      aside={
        <>
          {count === 0 ? null : <Count>{count}</Count>}
          {all === undefined ? null : <HeadLink href={all}>{more ?? t('home.lihatMenunggu')}</HeadLink>}
        </>
      }
    >
      {tools}
      <Listed list={list} lines={2} empty={<EmptyState title={none} icon="check2-circle" />}>
        {(found) => (
          <ul className="plain work-list">
            {(paged ? found : found.slice(0, shown)).map((row) => {
              const { key, ...rest } = line(row);
              return <WorkItem key={key} {...rest} />;
            })}
          </ul>
        )}
      </Listed>
      {left > 0 ? <p className="work-rest muted small">{t('home.lagi', { jumlah: left })}</p> : null}
      {paged ? <SmallPager list={list} /> : null}
    </Card>
  );
}
