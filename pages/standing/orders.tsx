import { Orders } from '#components/standing/order-list.tsx';

export default Orders;
