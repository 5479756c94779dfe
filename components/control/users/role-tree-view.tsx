import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { momentText } from '#components/kit/ui/moment.tsx';
import type { HakPeran } from '#types/proto/control/management.ts';
import {
  type Checked,
  checkedOf,
  type GrantLine,
  type GrantNode,
  grantTree,
  titleOf,
  toggled,
  visibleLines,
} from './role-tree.ts';

interface RoleTreeProps {
  readonly name: string;
  readonly label: string;
  readonly rows: readonly HakPeran[];
  readonly value: readonly string[];
  /** Without it the tree only shows. */
  readonly onChange?: ((value: string[]) => void) | undefined;
}

const boxes: Readonly<Record<Checked, 'check-square-fill' | 'square' | 'dash-square'>> = {
  true: 'check-square-fill',
  false: 'square',
  mixed: 'dash-square',
};

/** Returns since when and by whom an entry is held, as one line; empty where it is not, or came with the installation of the bank. */
function useSince(): (entry: HakPeran) => string {
  const t = useT();
  return ({ dipegang, diberikan_pada, diberikan_oleh, disetujui_oleh }) => {
    if (dipegang !== 'T') return '';
    if (diberikan_oleh === '') return t('kelolaPeran.sejakAwal');
    return t('kelolaPeran.sejak', {
      waktu: momentText(diberikan_pada),
      pemberi: diberikan_oleh,
      penyetuju: disetujui_oleh,
    });
  };
}

interface LineProps {
  readonly line: GrantLine;
  readonly checked: Checked;
  readonly current: boolean;
  readonly still: boolean;
  readonly id: string;
  readonly onPress: () => void;
  readonly onOpen: () => void;
}

function Line({ line, checked, current, still, id, onPress, onOpen }: LineProps) {
  const t = useT();
  const since = useSince();
  const { node, level, open } = line;
  const { entry } = node;
  const start = since(entry);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the tree, which moves the focus.
    <div
      id={id}
      role="treeitem"
      tabIndex={current ? 0 : -1}
      aria-level={level}
      aria-checked={checked === 'mixed' ? 'mixed' : checked === 'true'}
      aria-expanded={node.children.length > 0 ? open : undefined}
      aria-disabled={still || undefined}
      className="tree-line"
      style={{ paddingLeft: `${(level - 1) * 22}px` }}
      onClick={onPress}
    >
      <span
        className={node.children.length > 0 ? 'tree-toggle' : 'tree-toggle none'}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          onOpen();
        }}
      >
        {node.children.length > 0 ? <Icon name={open ? 'chevron-down' : 'chevron-right'} /> : null}
      </span>
      <span className={`tree-box ${checked}`}>
        <Icon name={boxes[checked]} />
      </span>
      <span className="tree-title">{titleOf(entry)}</span>
      {entry.jenis === 'MENU' ? null : (
        <Chip tone={entry.jenis === 'OTORISASI' ? 'accent' : 'neutral'}>
          {t(`kelolaPeran.jenis.${entry.jenis as 'POPUP'}`)}
        </Chip>
      )}
      {entry.aktif === 'F' ? <Chip tone="warn">{t('kelolaMenu.mati')}</Chip> : null}
      {start ? <small className="tree-since">{start}</small> : null}
    </div>
  );
}

/** Handles the keys of the tree; returns true for a key that it used. */
function useTreeKeys(
  lines: readonly GrantLine[],
  at: number,
  acts: {
    readonly go: (index: number) => void;
    readonly press: (id: string) => void;
    readonly expand: (id: string, open: boolean) => void;
  },
) {
  return (event: KeyboardEvent) => {
    const line = lines[at];
    if (!line || event.ctrlKey || event.altKey || event.metaKey) return;
    const { menu_id } = line.node.entry;
    const hasBelow = line.node.children.length > 0;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => acts.go(Math.min(at + 1, lines.length - 1)),
      ArrowUp: () => acts.go(Math.max(at - 1, 0)),
      Home: () => acts.go(0),
      End: () => acts.go(lines.length - 1),
      ArrowRight: () => {
        if (hasBelow && !line.open) acts.expand(menu_id, true);
        else if (hasBelow) acts.go(at + 1);
      },
      ArrowLeft: () => {
        if (line.open) acts.expand(menu_id, false);
        else
          acts.go(
            Math.max(
              0,
              lines.findIndex((each) => each.node.entry.menu_id === line.parent),
            ),
          );
      },
      ' ': () => acts.press(menu_id),
      Enter: () => acts.press(menu_id),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** Holds the collapsed lines, and the line that has the keyboard focus. */
function useTree(nodes: readonly GrantNode[]) {
  const root = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState('');
  const lines = visibleLines(nodes, closed, search);
  const at = Math.max(
    0,
    lines.findIndex(({ node }) => node.entry.menu_id === current),
  );
  const expand = (id: string, open: boolean) => {
    const next = new Set(closed);
    if (open) next.delete(id);
    else next.add(id);
    setClosed(next);
  };
  const go = (index: number) => {
    const id = lines[index]?.node.entry.menu_id ?? '';
    setCurrent(id);
    const items = root.current?.querySelectorAll<HTMLElement>('[role=treeitem]');
    items?.[index]?.focus();
  };
  return { root, search, setSearch, lines, at, expand, go, setCurrent };
}

/**
 * The tree of screens, row actions and rights with a box before each: arrows move, right and left open and close, space gives
 * or takes. A group is half checked when only some of what is in it is given.
 */
export function RoleTree({ name, label, rows, value, onChange }: RoleTreeProps) {
  const t = useT();
  const base = useId();
  const nodes = grantTree(rows);
  const { root, search, setSearch, lines, at, expand, go, setCurrent } = useTree(nodes);
  const held = new Set(value);
  const press = (id: string) => onChange?.(toggled(nodes, id, value));
  const onKeyDown = useTreeKeys(lines, at, { go, press, expand });
  const given = rows.filter(({ menu_id }) => held.has(menu_id)).length;
  return (
    <div className="tree-field">
      <TextField name={`${name}-cari`} label={t('kelolaPeran.cariHak')} value={search} onChange={setSearch} />
      <div
        ref={root}
        id={`field-${name}`}
        role="tree"
        aria-label={label}
        aria-multiselectable="true"
        className="tree"
        onKeyDown={onKeyDown}
      >
        {lines.map((line, index) => {
          const { menu_id } = line.node.entry;
          return (
            <Line
              key={menu_id}
              id={`${base}-${menu_id}`}
              line={line}
              checked={checkedOf(line.node, held)}
              current={index === at}
              still={onChange === undefined}
              onPress={() => {
                setCurrent(menu_id);
                press(menu_id);
              }}
              onOpen={() => expand(menu_id, !line.open)}
            />
          );
        })}
        {lines.length === 0 ? <p className="muted">{t('kelolaPeran.takDitemukan')}</p> : null}
      </div>
      <p className="field-hint" role="status">
        {t('kelolaPeran.jumlahHak', { jumlah: given })}
      </p>
    </div>
  );
}
