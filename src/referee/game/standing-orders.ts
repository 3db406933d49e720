/** What a seat leaves in advance. */
import type { Order } from '../forms/form.js';

/** A seat's standing orders: sentences of the forms of `Game.standingForms`. */
export type StandingOrders = readonly Order[];
