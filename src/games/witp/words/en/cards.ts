/** What the cards do, in English: by card and side, or for both. The operations stand in the components. */
import type { TextTable } from '../../../../referee/index.js';

export const cardsEn: TextTable = {
  '1942-01.J':
    'In every fleet battle of the turn Japan rolls two dice and uses the higher, for extra hits too.',
  '1942-01.A':
    'When units are rebuilt in this turn, one damaged American or British air unit that may be rebuilt is rebuilt at no cost.',
  '1942-02.J':
    'One Allied fleet unit at Sydney takes 1 hit; if none is there, one at any other base in Australia or New Zealand. The Allied player chooses. If there is none, the Allied TRP of the turn are 1 less.',
  '1942-02.A': 'Allied TRP +1.',
  '1942-03.J':
    'Japan eliminates one Allied naval unit of its choice within 2 hexes of a full Japanese naval unit, but none at Panama or South Africa.',
  '1942-04.J': 'Allied TRP −2.',
  '1942-04.A': 'The Allies may redeploy 2 stacks more in this turn.',
  '1942-05.J':
    'In every land battle and assault of the turn, against the Chinese too, Japan rolls two dice and uses the higher before it is halved, for extra hits too.',
  '1942-05.A':
    'When units are rebuilt in this turn, one damaged American or British land unit that may be rebuilt is rebuilt at no cost.',
  '1942-06.J': 'Japanese land units pay nothing more for jungle in this turn.',
  '1942-06.A':
    'In every land battle and assault of the turn in a jungle hex that the Allies defend (they had a land unit there when movement began), they add 1.',
  '1942-07.J': 'In this turn an Allied 5 makes no extra hit and an Allied 6 only 1 on Japanese air units.',
  '1942-07.A': 'In this turn a Japanese 5 makes no extra hit and a Japanese 6 only 1 on Allied air units.',
  '1942-08.J':
    'In this turn Japan counts as the side with more TRP wherever that decides who acts or chooses first; the order of the cards stays.',
  '1942-08.A':
    'In one fleet battle of the turn, named before the dice, the Allies roll two dice and use the higher, for extra hits too.',
  '1942-09.J': 'Japanese TRP +2 if at least one Japanese carrier force is at full strength.',
  '1942-09.A':
    'The Allies may redeploy 1 stack more in this turn, and no submarines attack Allied land units.',
  '1942-10.A': 'Allied TRP +2.',
  '1943-01.J': 'Japanese fleets pay nothing more for entering enemy air zones in this turn.',
  '1943-01.A': 'Japanese fleets pay 2 RP more, not 1, for each entry into an Allied air zone in this turn.',
  '1943-02.J':
    'In one land battle or assault of the turn, named before the dice, Japan adds 2; after all other hits, before retreat and landing, it takes 1 more hit on a land unit of that battle.',
  '1943-03.J': 'In one Japanese impulse of the turn that carries land units by sea, activation is free.',
  '1943-03.A':
    'At the end of movement one Japanese naval unit that carries a land unit, in the zone or the hex of a full Allied air unit, takes 1 hit, and so does the land unit. The Japanese player chooses.',
  '1943-04.J': 'In this turn no submarines attack Japanese land units.',
  '1943-04.A': 'In this turn submarines hit Japanese land units on 2 to 5.',
  '1943-05.J': 'The upkeep of Japanese depots is 2 RP less in this turn.',
  '1943-05.A': 'Allied TRP +2.',
  '1943-06.J':
    'One British land unit in India takes 1 hit; the Allied player chooses. If none is there, the Allied TRP of the turn are 1 less.',
  '1943-06.A':
    'One Japanese depot at Rangoon 0306, Bangkok 0406 or Singapore 0407 with a British land unit within 2 hexes is removed. The Allied player chooses.',
  '1943-07.J': 'The next Japanese carrier force on the track arrives in this turn too.',
  '1943-07.A': 'The next American carrier force on the track arrives in this turn too.',
  '1943-08.J':
    'In this turn Japan may redeploy up to 3 land units from one hex to any base that it controls, without a network and out of continued combat too. They count as one stack, and submarines may attack.',
  '1943-08.A': 'In one assault of the turn, named before the dice, the Japanese defender has no bonus.',
  '1943-09.both':
    'No Japanese fleet moves in the movement segment of this turn. Fleets that are attacked fight, retreat and redeploy as usual. From the moment this card is drawn Japan can no longer win by the optional rule.',
  '1943-10.J':
    'In this turn one Japanese land stack may redeploy from any hex to any base that Japan controls, without a network and without submarines. It counts as a stack.',
  '1943-10.A': 'Allied TRP +1.',
  '1944-01.J': 'Japanese TRP +1.',
  '1944-01.A':
    'The spare American air unit is placed at full strength at any base under Allied control but Chungking, where the enemy has no land unit. If it has been used, Allied TRP +2.',
  '1944-02.J': 'Japan adds 2 in every land battle of the turn against Chinese units.',
  '1944-02.A':
    'If China has not surrendered and no Japanese land unit is at Chungking, one eliminated Chinese unit returns there at full strength.',
  '1944-03.J':
    'In any fleet battles of the turn, when Japan says who supports, it may name full air units that could support: they are eliminated before strengths are added up, and each makes 2 hits on the Allied fleet there (the Allied player chooses). If no Allied fleet is left, there is no battle.',
  '1944-03.A': 'In this turn Japanese 5s and 6s make no extra hits.',
  '1944-04.J':
    'In one fleet battle of the turn with a full Japanese carrier force, named before the dice, Japan adds 2.',
  '1944-04.A':
    'In one fleet battle of the turn with a full Allied carrier force, named before the dice, the Allies add 3.',
  '1944-05.J': 'In this turn submarines hit Japanese land units on 2 or 3.',
  '1944-05.A': 'In this turn submarines hit Japanese land units on 2 to 7, and Japan has no oil by 12.3.',
  '1944-06.both':
    'Nobody makes an amphibious assault in this turn. No stack with land units aboard may take as its target a hex with an enemy land or air unit; elsewhere they land at once. Land units still aboard when combat begins neither assault nor land, and redeploy with their fleet.',
  '1944-07.J': 'Japanese TRP +1.',
  '1944-07.A': 'Japanese TRP −2.',
  '1944-08.A': 'In every Allied assault of the turn the defender has no bonus and the Allies add 1.',
  '1944-09.J': 'In one Japanese impulse of the turn that moves only fleets, activation is free.',
  '1944-09.A': 'The Allies may redeploy 2 stacks more in this turn.',
  '1944-10.J':
    'In this turn Japanese land units pay nothing more for jungle, and those in India are in supply.',
  '1944-10.A':
    'The Allies add 1 in every land battle and assault of the turn in India, Burma and Thailand in which a British land unit takes part.',
  '1945-01.J':
    'As “Kamikaze special attack units”: air units are given up in fleet battles of the turn, and each makes 2 hits.',
  '1945-01.A': 'In this turn Japanese 5s and 6s make no extra hits.',
  '1945-02.J': 'Japanese TRP +1.',
  '1945-02.A':
    'Japanese TRP −3 if a full American air unit is at Saipan, Guam, Iwo Jima or Okinawa, otherwise −1.',
  '1945-03.A': 'Japanese TRP −2, and in this turn submarines hit Japanese land units on 2 to 7.',
  '1945-04.J':
    'Japan adds 2 in every land battle and assault of the turn that it defends in a Japanese supply source or at Okinawa.',
  '1945-04.A': 'Allied TRP +1.',
  '1945-05.J':
    'In one assault of the turn that Japan defends, named before the dice, its bonus is +3, not +1.',
  '1945-05.A':
    'In one Allied assault of the turn, named before the dice, the Allies add 2 if at least 2 full Allied naval units are in the hex.',
  '1945-06.A':
    'When units are rebuilt in this turn, up to 2 damaged British fleet units are rebuilt at no cost, at American ports too.',
  '1945-07.both':
    'In turn 16 the Allied player eliminates 2 Japanese land units in China (or all, if fewer), first those at Mukden. In turns 14 and 15 the Japanese TRP are 1 less instead.',
  '1945-08.J':
    'In one fleet battle of the turn with a full Japanese naval unit, named before the dice, Japan adds 3; after all hits, before the retreat, one surviving Japanese naval unit there is eliminated. What it carries changes ship or is lost.',
  '1945-08.A': 'Allied TRP +1.',
  '1945-09.J': 'Japanese TRP +2.',
  '1945-09.A': 'Japanese TRP −2.',
  '1945-10.A':
    'In turn 16, if a full American air unit is at Saipan, Guam, Iwo Jima or Okinawa and the Allies control the base, the atomic bomb is dropped, and the Allies win at once. Otherwise Allied TRP +2.',
};
