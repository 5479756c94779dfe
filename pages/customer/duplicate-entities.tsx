import { EntityTwins } from '#components/customer/twin-list.tsx';

export default EntityTwins;
