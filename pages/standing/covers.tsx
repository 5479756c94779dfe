import { Covers } from '#components/accounts/standing-orders/order-list.tsx';

export default Covers;
