import { violation } from '#core/access/input.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import type { OpContext, Operation } from '#core/engine/operation.ts';
import { fail } from '#lib/errors/errors.ts';
import { saveEntityData } from '#lib/schemas/customer.ts';
import { normaliseEntityName } from '#lib/text.ts';
import { notTwice } from './duplicates.ts';
import { type EntityData, entityCodes, entityLooked, entityRecord, toEntity } from './entity.ts';
import { asSeen, documentIsFree } from './rules.ts';
import {
  changeLevel,
  objectOf,
  ratedBy,
  ratingFields,
  screened,
  screenForm,
  seniorForHighRisk,
  written,
} from './save.ts';
import { differing, shownFields } from './shown.ts';
import { type CustomerExtra, loadSurroundings } from './surroundings.ts';

const kind = {
  jenis: 'B',
  identity: () => 'NIB',
  codes: entityCodes,
  from: ({ isi, versi }: NonNullable<CustomerExtra['kept']>) => toEntity(isi, versi) as EntityData,
  object: (data: EntityData) =>
    objectOf(data, { nama_normal: normaliseEntityName(data.nama_nasabah), tanggal_lahir: null }),
  record: entityRecord,
} as const;

const fieldsOf = ({ data, extra }: OpContext<EntityData, CustomerExtra>) => {
  const { kept, choices } = extra;
  const before = kept ? toEntity(kept.isi, kept.versi) : null;
  const lama = before ? shownFields(before, entityCodes(before), choices) : new Map<string, string>();
  const rated = ratedBy(entityLooked(data), data, extra);
  return [...differing(lama, shownFields(data, entityCodes(data), choices)), ...ratingFields(data, rated, extra)];
};

/**
 * A company, foundation or office becomes a customer, or its record changes; always by two persons who do not stand behind it
 * (domain: CIF).
 */
export const saveEntity: Operation<EntityData, CustomerExtra> = {
  code: 'SIMPAN_NASABAH_BADAN',
  schema: saveEntityData,
  load: async (db, data, caller) => {
    const extra = await loadSurroundings(db, caller, data, kind);
    if (data.tanggal_pendirian > extra.today)
      fail('VALIDATION', { violations: [violation('tanggal_pendirian', 'v.tanggalLalu')] });
    return extra;
  },
  needs: () => ({}),
  rules: [asSeen, documentIsFree, notTwice, screened, seniorForHighRisk(entityLooked)],
  subject: ({ data }) => dataSubject(data.nama_nasabah),
  journal: () => [],
  change: {
    object: ({ data }) => kind.object(data),
    filing: ({ data, extra }, idFlow) => [screenForm(kind.object(data), idFlow, entityRecord(data, extra.choices))],
    customers: ({ extra }) => extra.family,
    level: changeLevel,
    fields: fieldsOf,
  },
  effects: (context) => {
    const { data, extra } = context;
    const rated = ratedBy(entityLooked(data), data, extra);
    return [written(context, entityRecord(data, extra.choices), rated, false)];
  },
};
