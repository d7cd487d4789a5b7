package io.zhengwen.metadata.title;

import static io.zhengwen.metadata.title.Titles.title;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Titles of Chinese, Japanese and Korean pages. */
class EastAsianTitleTest {
  @ParameterizedTest
  @CsvSource({
    "提醒｜寒潮来了，这份防冻指南请收好_江报网, 提醒｜寒潮来了，这份防冻指南请收好",
    "央视快评|坚定不移推进高质量发展_江报网, 央视快评|坚定不移推进高质量发展",
    "临江市-南都市合作框架协议签署 - 时政 - 江报网, 临江市-南都市合作框架协议签署",
    "临江—南都高铁今日开通-江报网, 临江—南都高铁今日开通",
    "买买提·吐尔逊：草原上的马背医生_江报网, 买买提·吐尔逊：草原上的马背医生",
    "深度｜慢车不再停靠以后_渡口周刊, 慢车不再停靠以后",
    "江南理工大学计算机科学与技术学院-王小明教授作学术报告, 王小明教授作学术报告",
    "临江市人民政府 | 关于做好水稻收割工作的通知, 关于做好水稻收割工作的通知",
    "みなと新報 - ぬか漬けを失敗しないで続けるこつ, ぬか漬けを失敗しないで続けるこつ",
    "고래일보 - 윤슬 재개관··· 시민 “반갑다”-문화ㅣ고래일보, 윤슬 재개관··· 시민 “반갑다”",
    "标题里没有空格的那一条－江报网, 标题里没有空格的那一条",
    "首页>政务公开>通知公告>关于停水的通知, 关于停水的通知",
    "〖江报网〗关于停水的通知, 关于停水的通知",
    "'关于停水的通知,江报网', 关于停水的通知",
    "临江市水务局 通知公告 关于停水的通知, 关于停水的通知"
  })
  void theLineOfThePageBetweenTheMarksOfAnEastAsianTitleIsTheTitle(String title, String shown) {
    String head =
        "<title>" + title + "</title><ul><li><a href=/>首页</a><li><a href=/t>通知公告</a></ul>";

    for (String element : new String[] {"h1", "h2", "h3", "div", "h1 class=bt", "center"}) {
      assertThat(title("", head + "<" + element + ">" + shown + "</" + element + "><p>正文</p>"))
          .as(element)
          .isEqualTo(shown);
    }
  }

  @Test
  void aLabelInACellTellsTheTitleOfALetter() {
    String html =
        "<title>市长信箱-临江市人民政府</title><table><tr><th>信件标题：</th><td>路灯夜间不亮</td></tr><tr><th>来信内容</th>"
            + "<td>滨河路的路灯半个月不亮了。</td></tr></table>";
    assertThat(title("", html)).isEqualTo("路灯夜间不亮");
    assertThat(title("", html + "<h1>市长信箱</h1>")).isEqualTo("市长信箱");
  }

  @Test
  void theNameOfTheOwnerIsNoTitle() {
    String html = "<title>东屿网</title><h1>南桥早市的二十二年</h1><p>正文</p><p>版权所有 东屿网 备案号</p>";
    assertThat(title("https://d.example.cn/a/7.html", html)).isEqualTo("南桥早市的二十二年");
    assertThat(title("https://d.example.cn/", html)).isEqualTo("东屿网");
    assertThat(title("https://d.example.cn/a/7.html", html.replace("版权所有", "欢迎来")))
        .isEqualTo("东屿网");
  }

  @Test
  void aHeadingBeforeTheSectionInAnglesIsTheTitle() {
    String title = "2026학년도 1학기 도서관 열람실 운영 안내";
    String html =
        "<title>%s > 공지사항 | 한빛대학교</title><div><h1 id=hd_h1>%s > 공지사항</h1></div><h2>공지사항</h2>"
            + "<h2>%s</h2><p>열람실 운영 시간을 안내합니다.</p>";
    assertThat(title("https://h.example/bbs?id=7", html.replace("%s", title))).isEqualTo(title);
  }

  @Test
  void aLinkedHeadingThatLeadsAwayIsABoard() {
    String html =
        "<title>랜턴 한 달 써본 후기 - 캠핑 갤러리</title><h2><a href='/board/lists?id=camping'>캠핑"
            + " 갤러리</a></h2><h3>[후기] 랜턴 한 달 써본 후기</h3><p>무게가 가볍습니다.</p>";
    assertThat(title("https://g.example/board/view/?id=camping&no=7", html))
        .isEqualTo("랜턴 한 달 써본 후기");
  }

  @ParameterizedTest
  @CsvSource({
    // A blog's name above the headline, and a motto below it.
    "搬家，以及告别仪式 - 阿禾的自留地 - 风车博客, <h1>阿禾的自留地</h1><div>搬家，以及告别仪式</div>, '搬家，以及告别仪式'",
    "金钟国 - 万象百科，自由的百科全书, <h1>金钟国</h1><div>万象百科，自由的百科全书</div>, 金钟国",
    // The name of the school in the header is longer than the headline.
    "江南理工大学计算机学院-王小明作报告, <div>江南理工大学计算机学院</div><h1>王小明作报告</h1>, 王小明作报告",
    // Names of sections are links, or too short.
    "学校召开春季安全工作会议_新闻中心_江南大学, <a href=/n>新闻中心</a><p>会议</p>, 学校召开春季安全工作会议",
    "学校召开春季安全工作会议_新闻中心_江南大学, <h2>新闻中心</h2><p>会议</p>, 学校召开春季安全工作会议",
    // Text that the title has without a mark at its end.
    "临江市水务局通知_江报网, <h2>临江市</h2><div>水务局</div><p>会议</p>, 临江市水务局通知"
  })
  void otherLinesAreNotTheTitle(String title, String body, String expected) {
    assertThat(title("", "<title>" + title + "</title>" + body)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "关于表彰<br>二〇二六年度先进集体的决定, 关于表彰二〇二六年度先进集体的决定_临江市, 关于表彰二〇二六年度先进集体的决定",
    "'\n 关于授予\n 钱塘江杯的决定\n', 关于授予钱塘江杯的决定, 关于授予钱塘江杯的决定",
    "<p>凝聚力量</p><p>——热烈祝贺会议开幕</p>, 凝聚力量——热烈祝贺会议开幕_江报网, 凝聚力量——热烈祝贺会议开幕",
    "优秀教师王　明<br>2026年事迹, 优秀教师王明2026年事迹, 优秀教师王明2026年事迹",
    "养老有“医”靠<br>护理有温度, 养老有“医”靠 护理有温度-江报网, 养老有“医”靠 护理有温度",
    "Galaxy<br>Book 新款平板电脑上市, GalaxyBook 新款平板电脑上市, Galaxy Book 新款平板电脑上市"
  })
  void spacesThatOnlyTheHeadingHasAreBreaksOfItsLayout(String h1, String title, String expected) {
    assertThat(title("", "<title>" + title + "</title><h1>" + h1 + "</h1>")).isEqualTo(expected);
  }

  @Test
  void theHeadlineThatGovernmentSitesDeclareIsTheTitle() {
    String head =
        "<title>临江市人民政府</title><meta name=SiteName content=临江市人民政府>"
            + "<meta name=ArticleTitle content='关于停水的通知&lt;br>（第二号）'>";

    assertThat(title("", head + "<div>关于停水的通知</div>")).isEqualTo("关于停水的通知 （第二号）");
    assertThat(title("", head + "<h1>临江市人民政府</h1>")).isEqualTo("关于停水的通知 （第二号）");
    assertThat(title("", head + "<h1>关于停水的通知（第二号）</h1>")).isEqualTo("关于停水的通知（第二号）");
    assertThat(
            title(
                "",
                "<title>停水通知_临江市人民政府</title><meta name=SiteName content=临江市人民政府>"
                    + "<meta name=ArticleTitle content=临江市人民政府>"))
        .isEqualTo("停水通知");
  }

  @Test
  void aPageOfManyLinesLikeTheTitleIsReadInTime() {
    String page = "<title>" + "啊".repeat(290) + "_江报网</title>" + "啊<br>".repeat(100_000);

    assertThat(assertTimeoutPreemptively(Duration.ofSeconds(20), () -> title("", page)))
        .startsWith("啊");
  }

  @Test
  void aHeadingThatLinksToItsOwnPageIsTheTitle() {
    String page =
        "<title>渡船的一天 | 江边日记博客</title><h2><a href=/>江边日记博客</a></h2>"
            + "<h1><a href=/entry-1.html>渡船的一天</a></h1><p>text</p>";
    assertThat(title("https://river.example/entry-1.html", page)).isEqualTo("渡船的一天");
  }
}
