import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subLedgers } from '#core/db/reference/chart.ts';
import { keepers } from '#core/db/reference/chart-marks.ts';
import { incomingKinds, outcomeKinds, outgoingKinds, settlementOwners } from '#core/payments/settlement/gateway.ts';
import { pictureFaults } from '#core/payments/settlement/picture-container.ts';
import { ROOT } from '#dev/build.ts';
import { contractFees } from '#lib/accounts/account-fees.ts';
import { blockChannels, blockCauses as cardBlockCauses, cardCauses, cardStates } from '#lib/accounts/cards.ts';
import * as accounts from '#lib/accounts/codes.ts';
import { blockCauses, blockSides, holdKinds, requestLevels } from '#lib/accounts/holds.ts';
import * as standing from '#lib/accounts/standing-orders.ts';
import { accountKinds, layoutNames } from '#lib/books/chart.ts';
import { entryKinds, entrySides, templateScopes } from '#lib/books/ledger-entries.ts';
import { entryPeriods, periodicDues } from '#lib/books/periodic-entries.ts';
import { formats, jobKinds, jobStates, papers } from '#lib/books/reports/formats.ts';
import { scheduleCalendars, scheduledFormats, scheduleReaches } from '#lib/books/reports/schedule.ts';
import { branchStates } from '#lib/business-day/operations/hours.ts';
import { officeKinds, runStates } from '#lib/business-day/state.ts';
import { boxKinds, boxStates } from '#lib/cash/cash-checks.ts';
import { cashlessRemedies, cashRemedies, differenceKinds } from '#lib/cash/cash-differences.ts';
import { requestStates, shipmentRoutes, shipmentStates } from '#lib/cash/cash-shipments.ts';
import { tradeSides } from '#lib/cash/currency-deals.ts';
import { handoverDirections, handoverSides, handoverStates } from '#lib/cash/handovers.ts';
import { stationeryKinds, stationeryStates } from '#lib/cash/stationery.ts';
import { inwardStates, sheetKinds, sheetStates } from '#lib/cheques/clearing.ts';
import { settlementMethods } from '#lib/cheques/unfunded.ts';
import { bookKinds, bookStates, orderStates, ownSheetStates, stopReasons } from '#lib/cheques/warkat.ts';
import * as control from '#lib/control/codes.ts';
import * as customers from '#lib/customers/codes.ts';
import { identityKinds } from '#lib/customers/identity.ts';
import { roles } from '#lib/customers/schemas/customer-fields.ts';
import { signingMandates, signingRules } from '#lib/customers/specimens.ts';
import * as deposits from '#lib/deposits/deposits.ts';
import { acceptedMimes, fileKindNames, storedScans } from '#lib/files.ts';
import { languages } from '#lib/messages/id.ts';
import { identities } from '#lib/operations/definition.ts';
import { payrollStates, salaryStates } from '#lib/payments/payroll.ts';
import { settlementRails } from '#lib/payments/settlement.ts';
import {
  chargeBearers,
  feeBackGrounds,
  incomingStates,
  transferRails,
  transferStates,
} from '#lib/payments/transfers.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { literalLists } from './literal-lists.ts';

/** The code list of each column or domain that the database bounds by a list; '' beside it means none and stands in no list. */
const LISTS: readonly (readonly [codes: readonly string[], ...columns: string[]])[] = [
  [accounts.accountStates, 'account_status'],
  [accounts.dormantStates, 'account_reactivation.status_lama'],
  [accounts.closingStates, 'account_closing.status'],
  [accounts.closingPayouts, 'account_closing.cara_bayar'],
  [accounts.accountRoles, 'account_party.peran'],
  [accounts.statementCycles, 'account.rekening_koran'],
  [accounts.statementChannels, 'account.kirim_koran'],
  [accounts.passbookStates, 'passbook.status'],
  [accounts.copyForms, 'printed_copy.bentuk'],
  [accounts.productKinds, 'product.jenis'],
  [accounts.productHolders, 'product.nasabah'],
  [signingMandates, 'account.cara_tanda_tangan'],
  [blockSides, 'account_block', 'account_blocking.arah'],
  [blockCauses, 'account_blocking.sebab'],
  [holdKinds, 'account_hold.jenis'],
  [requestLevels, 'request_level'],
  [contractFees, 'account_fee.kode', 'fee_waiver.kode'],
  [cardStates, 'card.status'],
  [cardCauses, 'card.sebab'],
  [cardBlockCauses, 'card_block.sebab'],
  [blockChannels, 'card_block.cara'],
  [standing.orderClasses, 'standing_order.golongan'],
  [standing.orderKinds, 'standing_order.jenis'],
  [standing.orderPeriods, 'standing_order.periode'],
  [standing.orderStates, 'standing_order.status', 'periodic_entry.status'],
  [standing.orderChannels, 'standing_order.jalur'],
  [standing.holidayRules, 'standing_order.hari_libur', 'periodic_entry.hari_libur'],
  [standing.dueStates, 'standing_order_due.status', 'standing_order_attempt.hasil'],
  [chargeBearers, 'standing_order.beban', 'transfer.beban'],
  [deposits.depositStates, 'deposit.status'],
  [deposits.bilyetStates, 'bilyet.status'],
  [deposits.rollOvers, 'deposit.perpanjangan'],
  [deposits.sources, 'deposit.sumber'],
  [deposits.breakRules, 'deposit.aturan_dini'],
  [deposits.tenors, 'deposit.tenor'],
  [deposits.payoutChannels, 'deposit_payout.cara_bayar', 'deposit_fetch.cara_bayar'],
  [customers.customerStates, 'customer.status'],
  [customers.riskRatings, 'customer.resiko'],
  [customers.mailAddresses, 'customer.surat_ke'],
  [[...customers.mailAddresses, 'SURAT'], 'customer_address.jenis'],
  [customers.contactKinds, 'customer_contact.jenis'],
  [customers.licenceKinds, 'customer_licence.jenis'],
  [customers.deedKinds, 'customer_deed.jenis'],
  [customers.cashReportKinds, 'cash_report.jenis'],
  [customers.cashReportStates, 'cash_report.status'],
  [customers.listKinds, 'name_list.jenis', 'name_import.jenis'],
  [customers.hitStates, 'name_hit.status'],
  [customers.hitDecisions, 'name_decision.status'],
  [customers.nameKeys, 'name_key.macam'],
  [identityKinds, 'walk_in.jenis_identitas', 'currency_trade.jenis_identitas'],
  [roles, 'customer_relation.peran'],
  [signingRules, 'customer_entity.aturan_tanda_tangan', 'specimen_card.aturan'],
  [fileKindNames, 'stored_file.jenis'],
  [storedScans, 'stored_file.pindai'],
  [[...new Set(Object.values(acceptedMimes))], 'stored_file.mime'],
  [control.flowKinds, 'flow_instance.jenis'],
  [control.flowActors, 'flow_transition.pelaku'],
  [control.limitGroups, 'role_limit.kelompok', 'user_limit.kelompok', 'operation_check.kelompok'],
  [control.menuKinds, 'menu.jenis'],
  [control.providerActs, 'identity_job.aksi'],
  [control.limitScopes, 'daily_limit.lingkup'],
  [control.limitKinds, 'daily_limit.kelompok'],
  [control.themes, 'user_setting.tema'],
  [control.densities, 'user_setting.kerapatan'],
  [control.papers, 'user_setting.kertas'],
  [languages, 'user_setting.bahasa'],
  [identities, 'operation_definition.identitas'],
  [branchStates, 'branch.status'],
  [officeKinds, 'branch.jenis'],
  [runStates, 'eod_run.status'],
  [boxKinds, 'cash_box.jenis'],
  [boxStates, 'cash_box.status'],
  [handoverStates, 'handover.status'],
  [handoverDirections, 'handover.arah'],
  [handoverSides, 'handover_count.pihak'],
  [tradeSides, 'currency_trade.arah'],
  [[...cashRemedies, ...cashlessRemedies, 'KOREKSI'], 'cash_difference.cara'],
  [shipmentStates, 'cash_shipment.status'],
  [shipmentRoutes, 'cash_shipment.arah'],
  [requestStates, 'cash_request.status'],
  [stationeryKinds, 'stationery_count.jenis'],
  [differenceKinds, 'stationery_difference.arah'],
  [stationeryStates, 'stationery_difference.status'],
  [transferStates, 'transfer.status'],
  [transferRails, 'transfer.rail', 'incoming_transfer.rail', 'payroll_row.rail'],
  [incomingStates, 'incoming_transfer.status'],
  [feeBackGrounds, 'transfer_fee_back.alasan'],
  [payrollStates, 'payroll.status'],
  [salaryStates, 'payroll_row.status'],
  [settlementRails, 'settlement_batch.rail', 'settlement_entry.rail', 'settlement_item.rail', 'central_bank_bill.rail'],
  [settlementOwners, 'settlement_item.area'],
  [outgoingKinds, 'settlement_batch.jenis', 'settlement_item.jenis'],
  [[...outcomeKinds, ...incomingKinds], 'settlement_entry.jenis'],
  [pictureFaults, 'settlement_picture.sebab'],
  [sheetKinds, 'clearing_warkat.jenis'],
  [sheetStates, 'clearing_warkat.status'],
  [inwardStates, 'inward_warkat.status'],
  [bookKinds, 'inward_warkat.jenis', 'warkat_book.jenis', 'warkat_order.jenis'],
  [bookStates, 'warkat_book.status'],
  [ownSheetStates, 'warkat_leaf.status'],
  [orderStates, 'warkat_order.status'],
  [stopReasons, 'warkat_leaf.sebab'],
  [settlementMethods, 'warkat_unfunded.cara_selesai'],
  [accountKinds, 'gl_account.tipe'],
  [subLedgers, 'gl_account.kontrol'],
  [keepers, 'gl_account.dikelola'],
  [entryKinds, 'entry_template_leg.jenis', 'periodic_entry_leg.jenis'],
  [entrySides, 'entry_template_leg.sisi', 'periodic_entry_leg.sisi', 'report_line.sisi', 'gl_account.posisi'],
  [templateScopes, 'entry_template.lingkup'],
  [entryPeriods, 'periodic_entry.periode'],
  [periodicDues, 'periodic_entry_due.status'],
  [layoutNames, 'report_layout.laporan'],
  [formats, 'report_job.bentuk'],
  [jobKinds, 'report_job.jenis'],
  [jobStates, 'report_job.status'],
  [papers, 'report_job.kertas', 'report_schedule.kertas', 'day_bundle.kertas'],
  [scheduleCalendars, 'report_schedule.kalender'],
  [scheduleReaches, 'report_schedule.lingkup'],
  [scheduledFormats, 'report_schedule.bentuk'],
];

/** Nothing in TypeScript lists the codes of these: SQL alone decides among them, or TypeScript knows one or two. */
const OF_SQL_ALONE: readonly string[] = `
  account_closing.status_lama account_fee.sebab account_link.guna accrual_move.jenis app_session.sebab
  balance_inquiry.status_lama cash_difference.kode_gl cash_entry.peran customer.jenis customer.jenis_kelamin
  daily_usage.lingkup denomination.jenis deposit_term.status eod_chunk.status eod_step.status gl_period.status
  hi1000.status hi1000_adjustment.jenis incoming_transfer.sebab name_entry.macam name_hit.asal passbook_line.jenis
  password_ticket.bagian pool_gl.guna profit_reserve.jenis profit_share.jenis profit_share.sebab_pajak
  profit_share.status record_version.aksi settlement_batch.status settlement_entry.status settlement_item.status
  settlement_message.status user_setting.tur wadiah_bonus.status walk_in.jenis walk_in.jenis_kelamin
  warkat_leaf.asal
`
  .trim()
  .split(/\s+/);

const listed = new Map(LISTS.flatMap(([codes, ...columns]) => columns.map((column) => [column, codes] as const)));

interface Check {
  readonly owner: string;
  readonly definition: string;
}

/** `check (column in (…))` and nothing else, as PostgreSQL writes it; VALUE is that of a domain. */
const WHOLE = /^CHECK \(\(\(?(\w+)\)?(?:::text)? = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/;
/** The same, or its opposite, as a part of a longer condition. */
const PART = /\(?\b(\w+)\)?(?:::text)? (?:= ANY|<> ALL) \(ARRAY\[([^\]]*)\]\)/g;

/** A comparison of a column `status` with one state or with several, in a statement. */
const COMPARED = /\bstatus (?:=|<>|is distinct from) ('[A-Z_]+')|\bstatus (?:not )?in \(('[^)]*)\)/g;

const codesIn = (array: string): readonly string[] =>
  array
    .split(', ')
    .map((each) => each.replace(/::text$/, '').replace(/^'(.*)'$/, '$1'))
    .filter(Boolean);
const sorted = (codes: readonly string[]): readonly string[] => [...codes].sort();
const placeOf = (owner: string, column: string): string => (column === 'VALUE' ? owner : `${owner}.${column}`);

let bank: TestBank;
let checks: readonly Check[];
/** The codes of each column or domain that a check bounds by a list. */
let bounded: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  bank = await testBank();
  checks = await bank.owner<Check[]>`
    select coalesce(t.relname, d.typname) as owner, pg_get_constraintdef(c.oid) as definition from pg_constraint c
    left join pg_class t on t.oid = c.conrelid left join pg_type d on d.oid = c.contypid
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace and not coalesce(t.relispartition, false)`;
  bounded = new Map(
    checks.flatMap(({ owner, definition }) => {
      const [, column = '', array = ''] = WHOLE.exec(definition) ?? [];
      return column === '' ? [] : [[placeOf(owner, column), codesIn(array)] as const];
    }),
  );
});
afterAll(() => bank.close());

describe('a code list', () => {
  test('stands here for every column that the database bounds by one, and for no other', () => {
    expect(bounded.size).toBeGreaterThan(170);
    expect(sorted([...listed.keys(), ...OF_SQL_ALONE])).toEqual(sorted([...bounded.keys()]));
  });

  test('holds the codes that the database takes, and no other', () => {
    for (const [column, codes] of listed)
      expect([column, ...sorted(codes)]).toEqual([column, ...sorted(bounded.get(column) ?? [])]);
  });

  test('holds every code that a longer condition names', () => {
    let named = 0;
    for (const { owner, definition } of checks)
      for (const [, column = '', array = ''] of definition.matchAll(PART)) {
        const all = bounded.get(placeOf(owner, column));
        if (all === undefined) continue;
        named += 1;
        expect(all, `${owner}.${column} in ${definition}`).toEqual(expect.arrayContaining([...codesIn(array)]));
      }
    expect(named).toBeGreaterThan(bounded.size);
  });

  test('holds every state that a statement compares a status with', () => {
    const known = new Set([...bounded].flatMap(([place, codes]) => (/\.?\w*status\w*$/.test(place) ? codes : [])));
    let compared = 0;
    const strange = globSync('{core,dev,bench}/**/*.{sql,ts}', { cwd: ROOT }).flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(COMPARED)].flatMap(([, one, several]) => {
        const codes = codesIn(one ?? several ?? '');
        compared += codes.length;
        return codes.filter((code) => !known.has(code)).map((code) => `${file}: ${code}`);
      }),
    );
    expect(strange).toEqual([]);
    expect(compared).toBeGreaterThan(500);
  });

  // Codes of a letter or two, such as debit and credit, are too common to say whose list they are.
  test('is written once in TypeScript, and not at all where SQL alone knows it', () => {
    const setOf = (codes: readonly string[]): string => sorted(codes.filter(Boolean)).join(' ');
    const known = Map.groupBy(bounded, ([, codes]) => setOf(codes));
    const written = literalLists(2);
    const twice = [...known].flatMap(([set, columns]) => {
      const codes = columns[0]?.[1] ?? [];
      if (codes.length < 2 || codes.every((code) => code.length <= 2)) return [];
      const places = written
        .filter((each) => {
          const own = setOf(each.codes);
          // A list with one code more, such as that of a filter, repeats three or more as well, unless it is the list of another column.
          const more = codes.length > 2 && !known.has(own) && codes.every((code) => each.codes.includes(code));
          return own === set || more;
        })
        .map(({ place }) => place);
      const most = columns.some(([column]) => listed.has(column)) ? 1 : 0;
      return places.length > most ? [`${columns.map(([column]) => column).join(', ')}: ${places.join(', ')}`] : [];
    });
    expect(twice).toEqual([]);
  });
});
