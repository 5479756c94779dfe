import { Merges } from '#components/customer/merge-list.tsx';

export default Merges;
