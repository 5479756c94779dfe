import { type ReactNode, useEffect } from 'react';
import { useRollLength } from '#hooks/use-roll-length.ts';
import { bankMark } from '#lib/bank.ts';
import { QrCode } from './qr-code.tsx';

/** Parts of one line, those that are there. */
const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** The head of every paper of the bank shows these details. Empty parts are left out. */
interface PaperHeading {
  readonly bank: string;
  /** Code and name. */
  readonly branch: string;
  readonly title: string;
  /** The date it is about, as people read it. */
  readonly date: string;
  /** The top of each further page repeats this, where that is not all of the above: papers that are printed together have it in common. */
  readonly running?: string;
}

interface HeadProps extends PaperHeading {
  /** Boxes this word below the title: a duplicate. */
  readonly mark?: string;
  /** A scanner reads this off the paper to find it again; it stands at the right as a square. */
  readonly code?: string;
  /** Names which of the two may be on a page: what is printed alone, or the screen. */
  readonly of: 'slip' | 'screen';
}

interface MastheadProps {
  readonly bank: string;
  readonly branch: string;
  readonly code: string;
  /** The title and what stands below it. */
  readonly children: ReactNode;
}

/** Draws the first line of every paper: the bank's mark, its name over the office's, the title, and the number as a square. */
export function PaperMasthead({ bank, branch, code, children }: MastheadProps) {
  return (
    <header className="paper-head">
      <svg className="paper-mark" viewBox={`0 0 ${bankMark.field} ${bankMark.field}`} aria-hidden="true">
        <rect width={bankMark.field} height={bankMark.field} rx="8" />
        <path fill="#fff" d={bankMark.letter} />
      </svg>
      <div className="paper-bank">
        <strong>{bank}</strong>
        <span>{branch}</span>
      </div>
      <div className="paper-title">{children}</div>
      {code ? <QrCode text={code} /> : null}
    </header>
  );
}

/** Heads a paper with bank, branch, title and date. From the second page on, a line at the top of each repeats them. */
export function PaperHead({ bank, branch, title, date, running: common, mark = '', code = '', of }: HeadProps) {
  const running = common ?? joined([bank, branch, title, date]);
  useEffect(() => {
    // Boxes in the margin of a page hold no elements, only a text, which they take from the root.
    const { style } = document.documentElement;
    style.setProperty(`--paper-${of}`, JSON.stringify(running));
    return () => void style.removeProperty(`--paper-${of}`);
  }, [running, of]);
  return (
    <PaperMasthead bank={bank} branch={branch} code={code}>
      <h2>{title}</h2>
      <p>{date}</p>
      {mark ? <p className="duplicate">{mark}</p> : null}
    </PaperMasthead>
  );
}

/** The foot of every paper: its number, who made it and when. */
export function PaperFoot({ parts }: { readonly parts: readonly string[] }) {
  return (
    <footer className="paper-foot">
      {parts.filter(Boolean).map((part) => (
        <span key={part}>{part}</span>
      ))}
    </footer>
  );
}

interface PaperProps extends PaperHeading {
  readonly mark?: string;
  /** Its number as a square, for a scanner. */
  readonly code?: string;
  /** Number, who and when. */
  readonly foot: readonly string[];
  readonly children: ReactNode;
}

/**
 * Prints a paper alone, nothing else of its page: a slip, a closing report. On a roll it is one piece. Paper is Indonesian in every language of the
 * screen.
 */
export function Paper({ foot, children, ...head }: PaperProps) {
  useRollLength();
  return (
    <article className="slip" lang="id" aria-label={head.title}>
      <PaperHead {...head} of="slip" />
      {children}
      <PaperFoot parts={foot} />
    </article>
  );
}

/** Room for those who sign. */
export function Signatures({ who }: { readonly who: readonly string[] }) {
  return (
    <div className="signatures">
      {who.map((each) => (
        <div key={each}>
          {each}
          <span />
        </div>
      ))}
    </div>
  );
}

interface AddresseeProps {
  /** "To", in the words of the letter. */
  readonly to: string;
  readonly name: string;
  readonly address?: string;
}

/** Heads a letter with whom it goes to. */
export function Addressee({ to, name, address }: AddresseeProps) {
  return (
    <p>
      {to}
      <br />
      <strong>{name}</strong>
      {address === undefined ? null : (
        <>
          <br />
          {address}
        </>
      )}
    </p>
  );
}

export type PaperLine = readonly [label: string, value: string];

/** Lists details of a paper, a line each; a fact without a value is left out. */
export function PaperLines({ lines }: { readonly lines: readonly PaperLine[] }) {
  return (
    <table className="sheet-table contract-lines">
      <tbody>
        {lines
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
