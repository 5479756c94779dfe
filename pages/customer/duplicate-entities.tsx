import { EntityTwins } from '#components/customers/records/twin-list.tsx';

export default EntityTwins;
