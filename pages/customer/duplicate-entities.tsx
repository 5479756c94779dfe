import { EntityDuplicates } from '#components/customers/records/duplicate-list.tsx';

export default EntityDuplicates;
