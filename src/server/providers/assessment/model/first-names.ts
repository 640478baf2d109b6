/**
 * First names that are common in Norway and among those who come here, folded: at the beginning of a sentence nothing else
 * tells them from other words. Names that are words as well (Bjørn, Stein, Dag, Liv, Mai) are left to the other rules.
 */
export const firstNames: ReadonlySet<string> = new Set(
  [
    'anne inger kari marit ingrid liv-anne eva berit astrid bjørg hilde anna solveig marianne randi ida nina maria elisabeth kristin bente heidi silje hanne camilla nora emma olivia ella sofie maja leah frida sara emilie thea amalie ingeborg tone trine turid wenche',
    'jan per kjell ole lars arne knut svein thomas hans geir tor morten terje odd erik martin andreas john anders rune trond tore daniel jon kristian olav magnus henrik jonas jakob noah lucas oskar emil filip oliver aksel sander mathias tobias eirik håkon sigurd øystein pål petter',
    'ahmed mohammed muhammad mohamed ali hassan hussein omar osman abdi abdullah abdullahi ibrahim ismail yusuf yousef mahmoud mustafa khaled samir amir reza bilal hamza tariq imran farah amal amina aisha fatima khadija mariam maryam leila layla nour noor zahra zainab hodan ayan sahra hawa samira yasmin salma rania dina rojin shirin',
    'piotr krzysztof andrzej tomasz pawel marcin michal jakub agnieszka katarzyna magdalena malgorzata joanna ewa monika aleksandra olena oksana svetlana natalia tetiana iryna yulia anastasia kateryna volodymyr oleksandr dmytro serhii andrii mykola ivan igor sergey alexei vladimir jonas-petras darius tomas ruta ieva janis',
    'tekle selam saba yonas samuel abraham daniel-tesfai tesfay filmon helen bereket feven meron semira yohannes',
    'nguyen linh minh thanh mai-linh arun priya raj suresh lakshmi maricel jose juan carlos luis miguel ana lucia camila sofia mateo diego pablo fernanda giulia marco luca pierre marie-claire sophie wei xin yuki',
  ]
    .join(' ')
    .split(' '),
);
